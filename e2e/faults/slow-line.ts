import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to another server that can become slow, or break, for whatever travels over it. */
export interface SlowLine {
  readonly url: string;
  /** How much later each piece of an answer arrives, in milliseconds. */
  delay: number;
  /** Whether nothing gets through: what is open is closed when it begins. */
  isBroken: boolean;
  close(): void;
}

export async function openSlowLine(targetPort: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let isBroken = false;
  const server = createServer((client) => {
    if (isBroken) return void client.destroy();
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Either end may go away at any time: that is what the other one is to be told.
      socket.on('error', () => socket.destroy());
    }
    client.pipe(target);
    client.once('close', () => target.destroy());
    // One after the other, so that a line which becomes quick again does not overtake itself.
    let order = Promise.resolve();
    const later = (task: () => void) => {
      const pause = line.delay === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, line.delay));
      order = Promise.all([order, pause]).then(task);
    };
    target.on('data', (piece) => later(() => client.write(piece)));
    target.once('close', () => later(() => client.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const line: SlowLine = {
    url: `http://127.0.0.1:${port}`,
    delay: 0,
    get isBroken() {
      return isBroken;
    },
    set isBroken(broken) {
      isBroken = broken;
      if (broken) for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return line;
}
