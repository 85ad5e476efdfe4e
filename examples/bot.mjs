// A bot that plays a seat over the network, without any code of Errantry. docs/protocol.md explains every message.
//   node examples/bot.mjs http://127.0.0.1:8080           opens a table against the house's own bot
//   node examples/bot.mjs http://127.0.0.1:8080 <table>   takes a free seat at somebody's table
const [base, wanted] = process.argv.slice(2);
let cookie = '';
const pause = Number(process.env.PAUSE ?? 200); // milliseconds: ten messages a second are welcome, a flood is refused

async function ask(path, body) {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.rule.id}: ${told.rule.text} ${told.why ?? ''}`);
  return told;
}

async function sitDown() {
  const me = await ask('/api/me', {});
  if (wanted !== undefined) return { me, table: await ask(`/api/tables/${wanted}/join`, {}) };
  const seats = ['me', { bot: 'greedy' }];
  return { me, table: await ask('/api/tables', { game: 'don-quixote', seats, start: true }) };
}

const { me, table } = await sitDown();
console.log(`${me.name} sits at table ${table.id}`);
let last = -1; // the newest step that we have seen: whoever comes back says so, and gets the rest

function connect() {
  const url = `${base.replace('http', 'ws')}/api/tables/${table.id}/stream?w=2&n=${last}`;
  const line = new WebSocket(url, { headers: { cookie } });
  let asked = -1;

  line.addEventListener('message', ({ data }) => {
    const told = JSON.parse(data);
    if (told.n !== undefined && (told.t === 'view' || told.t === 'step')) {
      last = told.n;
      asked = told.asked ?? (told.t === 'view' ? -1 : asked);
      // A question for us: what may we do?
      if (told.asked >= 0) setTimeout(() => line.send('{"t":"moves"}'), pause);
    }
    if (told.t === 'moves' && asked >= 0) {
      const move = told.moves[Math.floor(Math.random() * told.moves.length)];
      line.send(JSON.stringify({ t: 'play', id: `answer-${asked}`, asked, move }));
    }
    if (told.t === 'no') console.log(`refused: ${told.rule.id} ${told.rule.text} ${told.why ?? ''}`);
    if (told.t === 'table' && told.card.status === 'over') {
      console.log(`over: ${JSON.stringify(told.card.outcome)}, seed ${told.card.seed}`);
      process.exit(0);
    }
  });
  line.addEventListener('close', () => setTimeout(connect, 1000));
}

connect();
