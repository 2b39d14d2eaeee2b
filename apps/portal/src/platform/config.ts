import type { HeaderNames } from '@harrow/api-client';
import type { ButtonAuthMode } from '@harrow/ui';

/** Settings of an installation: the JSON in the element `#harrow-config` of index.html, so that no build is needed to change them. */
export interface PortalConfig {
  /** Shown on the login page, in titles and beside the logo. Default `Harrow`. */
  productName: string;
  /** Put before every path of the API. Default: the origin of the page. */
  baseUrl: string;
  /** Other names for the request headers. */
  headers?: Partial<HeaderNames>;
  /** Signs GET and POST calls for back ends that check it. It is readable by every visitor: not a secret. */
  signingSecret?: string;
  /**
   * The signature covers the time of the call as well, so that a recorded call cannot be replayed later. Default true; false for back ends
   * that know only the usual algorithm.
   */
  signingCoversTime: boolean;
  /** Default `any`. */
  buttonAuthMode: ButtonAuthMode;
  /** Px of the open side menu. Default 200. */
  menuWidth: number;
  /** Links to other sites at the foot of every page. Default: none, and no foot. */
  footerLinks: { title: string; href: string }[];
  /** Fills `{{ domain }}` in addresses of framed pages: where files and reports live. Default: `baseUrl`, or the origin of the page. */
  domain?: string;
  /** Origins of framed pages that may get the login token in their address, besides the portal's own. Default: none. */
  tokenOrigins: string[];
}

const defaults: PortalConfig = {
  productName: 'Harrow',
  baseUrl: '',
  signingCoversTime: true,
  buttonAuthMode: 'any',
  menuWidth: 200,
  footerLinks: [],
  tokenOrigins: [],
};

function readConfig(): PortalConfig {
  const text = document.getElementById('harrow-config')?.textContent?.trim() || '{}';
  return { ...defaults, ...(JSON.parse(text) as Partial<PortalConfig>) };
}

export const config = readConfig();
