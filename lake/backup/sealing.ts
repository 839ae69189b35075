import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** How every file of the age format begins (https://age-encryption.org/v1). */
const AGE_HEADER = 'age-encryption.org/v1\n';

/** A pair of keys: what is sealed for the recipient (`age1…`) is opened with the identity (`AGE-SECRET-KEY-1…`) only. */
export interface BackupKey {
  readonly identity: string;
  readonly recipient: string;
}

export async function newBackupKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** @throws Error when this is not the public half of a key */
export function assertRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient);
  } catch (cause) {
    throw new Error(
      'BACKUP_RECIPIENT must be the public half of an age key ("age1…"); npm run backup -- --new-key makes one.',
      { cause },
    );
  }
}

/** Whoever holds the identity of any of the recipients can open the result. */
export async function seal(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    assertRecipient(recipient);
    encrypter.addRecipient(recipient);
  }
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

/** @throws Error when the identity does not fit, or the file was changed */
export async function unseal(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new Error('This is not a key that opens backups: it must begin with AGE-SECRET-KEY-1.', { cause });
  }
  return fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))));
}

/** Node's own type of web streams and the browser's are two names of one thing. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);
}
