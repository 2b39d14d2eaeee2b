export type { LiveSocket } from './liveConnection.ts';
export type { LiveUpdate } from './liveMessage.ts';
export { createLiveRows, type LiveRows, type LiveRowsListener, type LiveRowsOptions, type LiveSeat } from './liveRows.ts';
export { liveRowsUrl } from './liveRowsUrl.ts';
