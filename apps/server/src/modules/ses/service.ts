/** The maker's sites in the settings of a server. */
export type { PortalSite, PortalSites } from './portalLink.ts';
