/** Somebody who works here, as colleagues know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Empty for somebody without. */
  readonly email: string;
  /** Names of roles, the main one first. */
  readonly roles: readonly string[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a request proves: who sent it, that it was somebody whose session is over, or nothing. */
export type Proof = Person | 'expired' | undefined;

/** The people of a lake, whoever keeps their accounts. Programs have tokens, which are the lake's own. */
export interface People {
  /** Those who may come in. */
  readonly list: () => readonly Person[];
  /** Also somebody who may not come in any more: history names them. */
  readonly find: (id: string) => Person | undefined;
  /**
   * Writes to somebody, as soon as it can; nobody waits for it.
   * @param topic one of `Extension.mails`, which says what the letter says of `about` when it is sent
   */
  readonly tell: (personId: string, topic: string, about: string) => void;
}

/**
 * The hook `authenticate`: who sent a request that carries no program's token.
 * @param isUse false for a look that nobody asked for, such as that of a stream which makes sure of its rights
 */
export type Authenticate = (request: Request, isUse: boolean) => Proof | Promise<Proof>;
