/** One open Studio: what it is told, and who it is once it has said so. */
export interface Participant {
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
