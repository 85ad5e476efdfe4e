/** KD-6.11: what everybody could know, so that nobody has to count: every row, every pile, and the Court pile. */
import { NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRIES, chivalryOf, DAMOSELS, KNIGHTS } from '../rules/components.ts';
import { courtCards } from '../rules/givers.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { Arms, giverOf, Token } from './card.tsx';
import { holderOf, plainName } from '../text/naming.ts';

interface LedgerProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function GiftLedger({ view, sitters }: LedgerProps) {
  const { t } = useWords();
  if (view.players.some(({ knight }) => knight === NONE)) return undefined;
  return (
    <table class="kd-ledger">
      <caption>{t['kd.ledgerAbout']}</caption>
      <ColumnHeads
        heads={CHIVALRIES.map((_, chivalry) => (
          <>
            <Token chivalry={chivalry} />
            <span class="hidden">{t['kd.chivalry'](chivalry)}</span>
          </>
        ))}
      />
      {view.players.map((_, seat) => (
        <Pair key={seat} view={view} sitters={sitters} seat={seat} />
      ))}
      {view.players.length < DAMOSELS.length && <CourtRow view={view} />}
    </table>
  );
}

function Pair({ view, sitters, seat }: LedgerProps & { readonly seat: Seat }) {
  const { t } = useWords();
  const { knight, damosel, row } = view.players[seat];
  const whose = (other: Seat) => (
    <>
      <span data-tip={other === NONE ? t['kd.tip.court'] : sitters[other].name}>
        <Arms seat={other} />
      </span>
      <span class="hidden">{other === NONE ? t['kd.court'] : sitters[other].name}</span>
    </>
  );
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Escutcheon seat={seat} /> {plainName(KNIGHTS[knight].name)}
        </th>
        {CHIVALRIES.map((_, chivalry) => {
          const card = row.find((one) => chivalryOf(one) === chivalry);
          return <td key={chivalry}>{card !== undefined && whose(giverOf(view, card))}</td>;
        })}
      </tr>
      <tr>
        <th scope="row">{plainName(DAMOSELS[damosel].name)}</th>
        {CHIVALRIES.map((_, chivalry) => {
          const holder = holderOf(view, damosel, chivalry);
          return <td key={chivalry}>{holder === NONE ? <InPile /> : whose(holder)}</td>;
        })}
      </tr>
    </tbody>
  );
}

function InPile() {
  const { t } = useWords();
  return (
    <>
      <span aria-hidden="true" data-tip={t['kd.inPile']}>
        •
      </span>
      <span class="hidden">{t['kd.inPile']}</span>
    </>
  );
}

/** KD-6.11: its content is public, its order is not. */
function CourtRow({ view }: { readonly view: State }) {
  const { t } = useWords();
  return (
    <tbody>
      <tr>
        <th scope="row" data-tip={t['kd.tip.court']}>
          <Icon name="rose" class="kd-court-mark" /> {t['kd.courtRow']}
        </th>
        {CHIVALRIES.map((_, chivalry) => {
          const count = courtCards(view, chivalry).length;
          return (
            <td key={chivalry} data-tip={t['kd.tip.courtCount'](count)}>
              {count}
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}
