/** A passkey in software, as a browser and its authenticator would answer: it signs whatever it is asked, for any site. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Asked {
  readonly challenge: string;
}

export interface Authenticator {
  /** The answer to `navigator.credentials.create`. */
  make(asked: Asked, site: string): object;
  /** The answer to `navigator.credentials.get`. Each use counts one more, unless `counter` is given. */
  sign(asked: Asked, site: string, counter?: number): object;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export function newAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const name = id.toString('base64url');
  let uses = 0;

  function dataFor(site: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(site).hostname), head, rest]);
  }

  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'), // EC2, ES256, P-256, and x of 32 bytes
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);

  return {
    make({ challenge }, site) {
      const data = dataFor(site, PRESENT_AND_VERIFIED | WITH_KEY, 0, credential);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), // fmt none, attStmt {}, authData
        Buffer.from([0x58, data.length]),
        data,
      ]).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, site).toString('base64url');
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
    },
    sign({ challenge }, site, counter = ++uses) {
      const data = dataFor(site, PRESENT_AND_VERIFIED, counter);
      const client = clientData('webauthn.get', challenge, site);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url');
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature,
      };
      return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
