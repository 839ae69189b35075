import { z } from 'zod';
import { parseJson } from '../store/json-values.ts';

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
const announcement = z.object({ sessionId: z.string(), locations: z.array(z.unknown()).max(50) });

/** Close code on which Studio asks for a login. */
export const UNAUTHORISED = 4001;
/** Studio has one; more are a mistake or worse, and every announcement goes to each. */
const MAX_SUBSCRIPTIONS = 10;
const ERRORS = { unauthorised: -32_001, invalid: -32_600, unknownMethod: -32_601 };

export interface PresenceConnection {
  readonly send: (frame: string) => void;
  readonly close: (code: number) => void;
  /** The member behind an `Authorization` value, or behind the handshake's cookie; undefined when there is none. */
  readonly identify: (authorization: string | undefined) => Promise<string | undefined>;
}

/**
 * One socket's side of the conversation: JSON-RPC 2.0. Before anything else the user has to be known, by `authorization`
 * or by the cookie that came with the handshake.
 */
export function createPresenceSession(room: Room, connection: PresenceConnection) {
  let participant: Participant | undefined;
  let credentials: string | undefined;
  let session: string | undefined;
  let subscriptions = 0;

  async function handle(text: string): Promise<void> {
    const request = requestSchema.safeParse(parse(text));
    if (!request.success) return fail(null, ERRORS.invalid, 'Not a request.');
    const { id = null, method, params } = request.data;
    if (method === 'authorization') return authorise(id, params.authorization);
    if (!participant) await authoriseByCookie();
    if (!participant) return fail(id, ERRORS.unauthorised, 'Send "authorization" first.');
    const result = answer(participant, method, params);
    if (result === undefined) return fail(id, ERRORS.unknownMethod, `Unknown method "${method}".`);
    reply(id, result);
  }

  async function authorise(id: string | number | null, authorization: unknown): Promise<void> {
    const userId = typeof authorization === 'string' ? await connection.identify(authorization) : undefined;
    if (userId === undefined) return connection.close(UNAUTHORISED);
    leave();
    credentials = String(authorization);
    participant = { userId, send: connection.send };
    reply(id, {});
  }

  async function authoriseByCookie(): Promise<void> {
    const userId = await connection.identify(undefined);
    // Studio sends several messages at once: the first one makes the participant, whom the room knows by identity.
    if (userId !== undefined) participant ??= { userId, send: connection.send };
  }

  function leave(): void {
    if (!participant) return;
    room.leave(participant);
    subscriptions = 0;
    if (session) room.broadcast(participant, { type: 'disconnect', i: participant.userId, m: { session } });
    session = undefined;
    participant = undefined;
  }

  function answer(who: Participant, method: string, params: Record<string, unknown>): unknown {
    switch (method) {
      case 'presence_subscribe':
        subscriptions += 1;
        if (subscriptions > MAX_SUBSCRIPTIONS) return undefined;
        return room.subscribe(who);
      case 'presence_unsubscribe':
        room.unsubscribe(who, String(params.subscriptionId));
        return {};
      case 'presence_rollcall':
        room.broadcast(who, { type: 'rollCall', i: who.userId, session: params.session });
        return {};
      case 'presence_announce': {
        const data = announcement.safeParse(params.data);
        if (!data.success) return {};
        session = data.data.sessionId;
        room.broadcast(who, { type: 'state', i: who.userId, m: data.data });
        return {};
      }
      case 'presence_disconnect':
        room.broadcast(who, { type: 'disconnect', i: who.userId, m: { session: params.session } });
        return {};
      default:
        return undefined;
    }
  }

  function reply(id: string | number | null, result: unknown): void {
    connection.send(JSON.stringify({ jsonrpc: '2.0', id, result }));
  }

  function fail(id: string | number | null, code: number, message: string): void {
    connection.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));
  }

  return {
    handle,
    closed: leave,
    isKnown: () => participant !== undefined,
    /** Closes the socket of someone who is no member any more. */
    async recheck(): Promise<void> {
      const known = participant;
      if (!known || (await connection.identify(credentials)) === known.userId) return;
      // They left meanwhile, or somebody else came.
      if (participant !== known) return;
      leave();
      connection.close(UNAUTHORISED);
    },
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** One open Studio: what it is told, and who it is once it has said so. */
interface Participant {
  readonly userId: string;
  readonly send: (frame: string) => void;
}

/** Announces where editors are to the other editors of a dataset. Nothing is stored. */
export interface Room {
  /** Returns the subscription's id. */
  subscribe(participant: Participant): string;
  /** Does nothing for a subscription of someone else: their ids are easy to guess. */
  unsubscribe(participant: Participant, subscription: string): void;
  /** Ends whatever the participant subscribed to. */
  leave(participant: Participant): void;
  /** Tells every other participant. */
  broadcast(from: Participant, message: object): void;
}

export function createRoom(): Room {
  const subscriptions = new Map<string, Participant>();
  let next = 1;
  return {
    subscribe(participant) {
      const id = `presence-${next++}`;
      subscriptions.set(id, participant);
      return id;
    },
    unsubscribe(participant, subscription) {
      if (subscriptions.get(subscription) === participant) subscriptions.delete(subscription);
    },
    leave(participant) {
      for (const [id, other] of subscriptions) if (other === participant) subscriptions.delete(id);
    },
    broadcast(from, message) {
      for (const [subscription, participant] of subscriptions) {
        if (participant === from) continue;
        const params = { subscription, result: message };
        participant.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
      }
    },
  };
}
