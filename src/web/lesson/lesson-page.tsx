/** The guided first game: the ordinary page of a table in this browser, and somebody who looks over the shoulder. */
import { useMemo } from 'preact/hooks';
import type { AnyLesson } from '../../core/lesson.ts';
import { FetchedPage, lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { LocalPage } from '../table/local-page.tsx';
import { scriptOf, type Spots, spotsOf } from './games.ts';
import { Guide } from './guide.tsx';
import { guide, type Guided } from './guided.ts';
import { beginLesson } from './sitting.ts';
import './lesson.css';

export function LessonPage({ game }: { readonly game: string }) {
  const parts = useMemo(() => lazily(async () => Promise.all([scriptOf(game), spotsOf(game)])), [game]);
  return (
    <FetchedPage fetching={useFetched(parts)}>
      {([lesson, spots]) => <LessonTable game={game} lesson={lesson} spots={spots} />}
    </FetchedPage>
  );
}

interface LessonTableProps {
  readonly game: string;
  readonly lesson: AnyLesson;
  readonly spots: Spots;
}

function LessonTable({ game, lesson, spots }: LessonTableProps) {
  const { t } = useWords();
  const sitting = useMemo(() => beginLesson(game, lesson, t['seat.you']), [game]);
  const guides = useMemo(() => new Map<unknown, Guided>(), [game]);
  return (
    <LocalPage
      sitting={sitting}
      through={(seated) => {
        const guided = guide(seated, game, lesson);
        guides.set(guided.seated, guided);
        return guided.seated;
      }}
      beside={({ seated }) => <Guide game={game} guided={guides.get(seated)!} spots={spots} />}
    />
  );
}
