// A bot that plays a seat over the network, without any code of Errantry. docs/protocol.md explains every message.
// Make its token on the page "You" (/#/me). Then:
//   TOKEN=errantry-bot-… node examples/bot.mjs http://127.0.0.1:8080           opens a table against the house's own bot
//   TOKEN=errantry-bot-… node examples/bot.mjs http://127.0.0.1:8080 <table>   takes a free seat at somebody's table
const [base, wanted] = process.argv.slice(2);
const authorization = `Bearer ${process.env.TOKEN}`;
const pause = Number(process.env.PAUSE ?? 200); // milliseconds: ten messages a second are welcome, a flood is refused

async function ask(method, path, body) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method, headers, ...sent });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.rule.id}: ${told.rule.text} ${told.why ?? ''}`);
  return told;
}

function sitDown() {
  if (wanted !== undefined) return ask('POST', `/api/tables/${wanted}/join`, {});
  const seats = ['me', { bot: 'greedy' }];
  return ask('POST', '/api/tables', { game: 'don-quixote', seats, start: true });
}

const me = await ask('GET', '/api/me');
const table = await sitDown();
console.log(`${me.name}, bot of ${me.maker}, sits at table ${table.id}`);
let last = -1; // the newest step that we have seen: whoever comes back says so, and gets the rest

function connect() {
  const url = `${base.replace('http', 'ws')}/api/tables/${table.id}/stream?w=2&n=${last}`;
  const line = new WebSocket(url, { headers: { authorization } });
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
    if (told.t === 'no' && /^(BOT|PERSON)-/.test(told.rule.id)) process.exit(1); // the token is void, or used elsewhere
    if (told.t === 'table' && told.card.status === 'over') {
      console.log(`over: ${JSON.stringify(told.card.outcome)}, seed ${told.card.seed}`);
      process.exit(0);
    }
  });
  line.addEventListener('close', () => setTimeout(connect, 1000));
}

connect();
