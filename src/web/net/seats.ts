/** Changes of a table that a person asks for, mostly of its seats. If the answer is lost they are sent again, and count once. */
import type { TableInfo } from '../../wire/table-info.ts';
import { type Answer, ask, isRefusedForNow } from './ask.ts';
import { newId } from './transports.ts';

export type SeatChange =
  | 'join'
  | 'leave'
  | 'bot'
  | 'remove'
  | 'start'
  | 'takeback'
  | 'takeback/answer'
  | 'propose'
  | 'propose/answer'
  | 'resume'
  | 'give';

/** Milliseconds before each further try. */
const WAITS = [500, 1500];

export async function changeSeats(table: string, change: SeatChange, body: object = {}): Promise<Answer<TableInfo>> {
  const request = { id: newId(), ...body };
  const send = (): Promise<Answer<TableInfo>> => ask('POST', `/tables/${table}/${change}`, request);
  let answer = await send();
  for (const wait of WAITS) {
    if (!isRefusedForNow(answer)) break;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await new Promise((later) => void setTimeout(later, wait));
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    answer = await send();
  }
  return answer;
}
