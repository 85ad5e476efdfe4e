/** The way in: dresses the page, shows the house, and keeps it for when there is no network. */
import { render } from 'preact';
import { App } from './app.tsx';
import { dress } from './local/settings.ts';
import { explainSigns } from './look/tips.ts';
import { canKeep, keepHouse } from './offline/keep.ts';

/** Milliseconds: all files of the house are fetched then, and what somebody came for is to be there first. */
const KEPT_AFTER = 3_000;

dress();
explainSigns();
render(<App />, document.getElementById('app')!); // index.html has it
if (canKeep()) addEventListener('load', () => setTimeout(() => void keepHouse(), KEPT_AFTER));
