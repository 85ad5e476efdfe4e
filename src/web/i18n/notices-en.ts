/** The page "Tell me when it is my turn", in English. */
import type { Catalogue } from '../../core/text.ts';

export const noticesEn = {
  'notices.title': 'Tell me when it is my turn',
  'notices.lead':
    'You get a message when it is your turn, when your time is short or has run out, when somebody invites you, asks you something or leaves, and when a game ends. Once each, never while you are looking, and nothing else, ever.',
  'notices.device': 'On this device',
  'notices.deviceOn': 'This device shows a message when it is your turn.',
  'notices.deviceAsk': 'Show messages here',
  'notices.deviceStop': 'Stop',
  'notices.deviceDenied':
    'Your browser does not let us show messages. You can change that in its settings for this page.',
  'notices.deviceFailed':
    'That did not work: your browser said no, or it cannot reach its push service. Try again, or choose another way below.',
  'notices.deviceNone': 'This browser cannot show messages. On an iPhone, add Errantry to the home screen first.',
  'notices.mail': 'By e-mail',
  'notices.mailAddress': 'E-mail address',
  'notices.mailSend': 'Send me a code',
  'notices.mailCode': (address: string): string => `Six digits from the e-mail to ${address}`,
  'notices.mailSent': 'If it is not there in a minute, look in the spam folder, or ask for a new code.',
  'notices.mailConfirm': 'Confirm',
  'notices.hook': 'In another app',
  'notices.hookAbout': 'Paste the address of a webhook. We send a first message at once, so you see that it works.',
  'notices.hookUrl': 'Webhook address',
  'notices.hookStyle': 'App',
  'notices.hookStyle.json': 'Other (JSON)',
  'notices.hookStyle.discord': 'Discord',
  'notices.hookStyle.slack': 'Slack',
  'notices.hookStyle.ntfy': 'ntfy',
  'notices.hookStyle.telegram': 'Telegram',
  'notices.hookAdd': 'Try it and add it',
  'notices.ways': 'Where we tell you',
  'notices.none': 'Nowhere yet. Choose a way below.',
  'notices.kind.push': 'Browser',
  'notices.kind.mail': 'E-mail',
  'notices.kind.hook': 'App',
  'notices.here': 'this device',
  'notices.removeIt': 'Remove',
  'notices.remove': (name: string): string => `Remove ${name}`,
  'notices.quiet': 'Quiet hours',
  'notices.quietOn': 'No messages in these hours',
  'notices.quietAbout': 'Messages that come up then wait until the hours are over.',
  'notices.quietFrom': 'From',
  'notices.quietTo': 'To',
  'notices.tables': 'Tables you do not want to hear about',
  'notices.stopTitle': 'Stop these e-mails',
  'notices.stopAbout': 'You will get no more e-mails from us at this address.',
  'notices.stop': 'Stop them',
  'notices.stopped': 'Done. You will get no more e-mails from us.',
} as const;

export type NoticesSays = Catalogue<typeof noticesEn>;
