import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  mails: Mail[];
  /** The number of delivery attempts, refused ones included. */
  tries: () => number;
  close(): Promise<void>;
}

/** An SMTP server that temporarily refuses the first `refusals` mails. */
export async function startMailServer(refusals = 0): Promise<MailServer> {
  const mails: Mail[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        tries += 1;
        const raw = Buffer.concat(chunks).toString('utf8');
        if (tries <= refusals) {
          done(Object.assign(new Error(`try again, you sent: ${raw}`), { responseCode: 451 }));
          return;
        }
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail's text, decoded. */
export function textOf({ raw }: Mail): string {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return /base64/i.test(head!)
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeURIComponent(body.replaceAll('=\r\n', '').replaceAll('%', '%25').replaceAll('=', '%'));
}

/** A mail's subject, decoded. */
export function subjectOf({ raw }: Mail): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? [];
  const unfolded = subject.replace(/\?=\s+=\?/g, '?==?').replace(/\r\n/g, '');
  return unfolded.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  );
}
