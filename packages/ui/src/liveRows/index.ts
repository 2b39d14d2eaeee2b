export type { LiveMessage, LiveUpdate } from './liveMessage.ts';
export { createLiveRows, type LiveChannel, type LiveCommandSeat, type LiveMember, type LiveRows, type LiveRowsListener, type LiveSeat } from './liveRows.ts';
