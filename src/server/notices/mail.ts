/** E-mail by SMTP, for servers whose host has set one up. */
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Letter {
  /** The same for every copy. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show it. */
  readonly html?: string;
  /** Where a mail program unsubscribes with one click (RFC 8058). */
  readonly stop?: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Undefined if no e-mail can be sent. */
export function openMailer({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: SMTP_URL, ...times });
  const house = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    async send({ id, to, subject, text, html, stop }) {
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: to }, // as an address, never as a list of them
        subject,
        text,
        ...(html !== undefined && { html }),
        messageId: `<${id}@${house}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
    },
    close: () => transport.close(),
  };
}
