/** Where open pages hear what changed (web/server/live-stream.ts). */
export const LIVE_PATH = '/api/live';
