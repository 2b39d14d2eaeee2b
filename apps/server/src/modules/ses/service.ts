/** What the settings of a server say of the maker's sites. */
export type { PortalSite, PortalSites } from './portalLink.ts';
