/** What the socket and the demo may ask of announcements. */
export { concernedBy } from './audience.ts';
export { addAnnouncement, releaseAnnouncement, revokeAnnouncement } from './changeAnnouncement.ts';
