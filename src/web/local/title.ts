/** The title of the tab: what is asked here, and before it how many tables of the server wait for the reader. */
let [text, waiting] = ['Errantry', 0];

function show(): void {
  document.title = waiting === 0 ? text : `(${waiting}) ${text}`;
}

export function setTitle(next: string): void {
  text = next;
  show();
}

/** Also on the icon of the app, where it is installed. */
export function setWaiting(count: number): void {
  waiting = count;
  show();
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined); // 0 takes it away
}
