import { createSign, generateKeyPairSync } from 'node:crypto';

/** An element of DER: a tag, the length and the contents (ITU-T X.690). */
function element(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...contents: readonly Buffer[]): Buffer => element(0x30, ...contents);
const utcTime = (at: Date): Buffer =>
  element(
    0x17,
    Buffer.from(
      at
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2),
    ),
  );

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2. */
const ALGORITHM = sequence(element(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** The name CN=127.0.0.1. */
const NAME = sequence(
  element(0x31, sequence(element(0x06, Buffer.from('550403', 'hex')), element(0x0c, Buffer.from('127.0.0.1')))),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a certificate (RFC 5280) that no browser trusts, because it is signed by itself, with its key, in PEM. */
export function untrustedCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const certificate = sequence(
    element(0x02, Buffer.from([1])),
    ALGORITHM,
    NAME,
    sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(certificate).sign(privateKey);
  const der = sequence(certificate, ALGORITHM, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
