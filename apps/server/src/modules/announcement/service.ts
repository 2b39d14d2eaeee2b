/** Announcements for the socket and the demo data. */
export { concernedBy } from './audience.ts';
export { addAnnouncement, releaseAnnouncement, revokeAnnouncement } from './changeAnnouncement.ts';
