/** The way in: dresses the page, shows the house, and keeps it for when there is no network. */
import { render } from 'preact';
import { App } from './app.tsx';
import { dress } from './local/settings.ts';
import { explainSigns } from './look/tips.ts';

dress();
explainSigns();
render(<App />, document.getElementById('app')!); // index.html has it
if ('serviceWorker' in navigator && location.protocol !== 'file:' && !location.port.startsWith('5'))
  void navigator.serviceWorker.register('./sw.js');
