import { resolve } from 'node:path';
import { isIP } from 'node:net';
import { hasUserInfo } from '@harrow/validation';
import { NotStarted } from './start/notStarted.ts';
import type { SingleSignOn } from './shared/module.ts';
import type { PortalTarget } from './generated/types.gen.ts';
import { signedByDefault, type SigningOptions } from './shared/http/signature.ts';
import type { BucketSettings } from './shared/files/fileStore.ts';
import type { PortalSite, PortalSites } from './modules/ses/service.ts';
import type { ScanSettings } from './shared/files/scanFile.ts';

/** Settings of a server process, from the environment. */
export interface Config {
  /** Address to listen on; default 127.0.0.1, this machine only. */
  host: string;
  /** Default 8080. */
  port: number;
  /** Folder of database and files; default `data` in the working folder. */
  dataFolder: string;
  /** PostgreSQL; undefined uses the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL per process; default 10. */
  poolSize: number;
  /** Load demo data into an empty database, and show its accounts at sign-in. Off with HARROW_DEMO=0. */
  demo: boolean;
  /** Folder where a loaded demo is kept for the next first start on the same day; undefined keeps none. */
  demoSnapshots: string | undefined;
  /** Whether this process takes part in running jobs. Off with HARROW_JOBS=0, for processes that only answer requests. */
  jobs: boolean;
  /** First administrator of a production start. */
  admin: { username: string | undefined; password: string | undefined };
  /** Where files go instead of `dataFolder`; undefined without HARROW_S3_BUCKET. */
  bucket: BucketSettings | undefined;
  /** Who looks for viruses in uploaded files. */
  scan: ScanSettings;
  /** Server that mails are handed to, `smtp://user:password@host:587`; undefined, without HARROW_SMTP_URL, takes the one that administrators set. */
  smtpUrl: string | undefined;
  /** Ports of a mail server that administrators may name on the page of mails; undefined allows those of mail. */
  smtpPorts: readonly number[] | undefined;
  /** Key for secrets in the database; undefined, without HARROW_SECRET, with a file of the data folder. */
  secret: string | undefined;
  /** Folder of the built portal; undefined serves the API only. */
  portalFolder: string | undefined;
  /** debug, info, warn, error or silent; default info. */
  logLevel: string;
  /** Trust X-Forwarded-For of this many proxies; default 0. */
  trustedProxies: number;
  /** Origins whose pages may be shown in frames of the portal, besides its own; default none. */
  frameOrigins: readonly string[];
  /** The company's own sign-on; undefined without HARROW_SSO_HEADER. */
  sso: SingleSignOn | undefined;
  /** Calls that must be signed; undefined, without HARROW_SIGNING_SECRET, asks for no signature. */
  signing: SigningOptions | undefined;
  /** Sites of the maker that take users over; none by default. */
  portals: PortalSites;
}

/** Reads and checks the environment; throws `NotStarted` with the variable's name when a value makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const dataFolder = resolve(env.HARROW_DATA || 'data');
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65_535),
    dataFolder,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    poolSize: integer(env, 'HARROW_POOL', 10, 1, 200),
    demo: flag(env, 'HARROW_DEMO', true),
    demoSnapshots: env.HARROW_DEMO_SNAPSHOTS ? resolve(env.HARROW_DEMO_SNAPSHOTS) : undefined,
    jobs: flag(env, 'HARROW_JOBS', true),
    admin: { username: adminUser(env.HARROW_ADMIN_USER), password: env.HARROW_ADMIN_PASSWORD || undefined },
    bucket: readBucket(env),
    scan: { command: env.HARROW_SCAN_COMMAND?.trim() || undefined, url: webAddress(env, 'HARROW_SCAN_URL') },
    smtpUrl: smtpUrl(env.HARROW_SMTP_URL),
    smtpPorts: ports(env, 'HARROW_SMTP_PORTS'),
    secret: longSecret(env, 'HARROW_SECRET'),
    portalFolder: env.HARROW_PORTAL_DIR ? resolve(env.HARROW_PORTAL_DIR) : undefined,
    logLevel: level(env.LOG_LEVEL),
    trustedProxies: integer(env, 'HARROW_TRUSTED_PROXIES', 0, 0, 10),
    frameOrigins: origins(env, 'HARROW_FRAME_ORIGINS'),
    signing: signing(env),
    sso: singleSignOn(env),
    portals: { issuer: env.HARROW_PORTAL_ID?.trim() || 'harrow', sites: { ...portal(env, 'epc'), ...portal(env, 'manual') } },
  };
}

/** A header that any client could send proves nothing: the proxies that set it have to be named. */
function singleSignOn(env: NodeJS.ProcessEnv): SingleSignOn | undefined {
  const header = env['HARROW_SSO_HEADER']?.toLowerCase();
  if (!header && env['HARROW_SSO_PROXIES']) throw new NotStarted('HARROW_SSO_PROXIES needs HARROW_SSO_HEADER.');
  if (!header) return undefined;
  const proxies = (env['HARROW_SSO_PROXIES'] ?? '').split(',').flatMap((address) => address.trim() || []);
  if (!/^[a-z][a-z0-9-]{2,63}$/.test(header)) throw new NotStarted('HARROW_SSO_HEADER must be the name of a header, such as X-Remote-User.');
  if (proxies.length === 0 || proxies.some((address) => isIP(address) === 0))
    throw new NotStarted('HARROW_SSO_HEADER needs HARROW_SSO_PROXIES, addresses joined by commas.');
  return { header, proxies };
}

/** `https://bi.example,https://maps.example:8443`. Anything more than an origin would open the policy further than was meant. */
function origins(env: NodeJS.ProcessEnv, name: string): string[] {
  const list = (env[name] ?? '').split(',').flatMap((text) => text.trim() || []);
  for (const origin of list)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) throw new NotStarted(`${name}: ${origin} is no origin such as https://bi.example.`);
  return list;
}

const leastSecret = 32;

/** A site by `HARROW_PORTAL_EPC_URL` and `…_SECRET`. Over http the link could be read on its way. */
function portal(env: NodeJS.ProcessEnv, target: PortalTarget): { [Target in PortalTarget]?: PortalSite } {
  const name = `HARROW_PORTAL_${target.toUpperCase()}`;
  const [url, secret] = [env[`${name}_URL`] || undefined, env[`${name}_SECRET`] || undefined];
  if (url === undefined && secret === undefined) return {};
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = parsed?.protocol === 'http:' && parsed.hostname === 'localhost';
  if (!parsed || !(parsed.protocol === 'https:' || isLocal)) throw new NotStarted(`${name}_URL must begin with https://, or with http://localhost.`);
  if (hasUserInfo(parsed.href)) throw new NotStarted(`${name}_URL must name no user and no password: every user would see them in the link.`);
  if (secret === undefined || secret.length < leastSecret) throw new NotStarted(`${name}_SECRET must have at least ${leastSecret} characters.`);
  return { [target]: { url: parsed.href, secret } };
}

/** It holds a password: what is wrong with it is said without it. */
function smtpUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const isRight = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';
  if (!isRight) throw new NotStarted('HARROW_SMTP_URL must be smtp://user:password@host:port or smtps://….');
  return url;
}

/** `25,465,1025` */
function ports(env: NodeJS.ProcessEnv, name: string): number[] | undefined {
  const text = env[name];
  if (!text) return undefined;
  return text.split(',').map((port) => integer({ [name]: port.trim() || 'nothing' }, name, 0, 1, 65_535));
}

function longSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text.length < leastSecret) throw new NotStarted(`${name} must have at least ${leastSecret} characters.`);
  return text;
}

function signing(env: NodeJS.ProcessEnv): SigningOptions | undefined {
  const { HARROW_SIGNING_SECRET: secret, HARROW_SIGNED_PATHS: text } = env;
  const timeRequired = flag(env, 'HARROW_SIGNING_TIME_REQUIRED', false);
  const paths = text ? text.split(',').flatMap((path) => path.trim() || []) : signedByDefault;
  for (const path of paths) if (!/^\/[^*\s]*\*?$/.test(path)) throw new NotStarted(`HARROW_SIGNED_PATHS: ${path} is no path such as /sys/dict/*.`);
  if (!secret && (text || timeRequired)) throw new NotStarted('HARROW_SIGNED_PATHS and HARROW_SIGNING_TIME_REQUIRED need HARROW_SIGNING_SECRET.');
  return secret ? { secret, paths, timeRequired } : undefined;
}

/** A switch: anything but 0 and 1 was meant otherwise than it would be read. */
function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text !== '0' && text !== '1') throw new NotStarted(`${name} must be 0 or 1, not "${text}".`);
  return text === '1';
}

/** It holds a password: what is wrong with it is said without it. */
function databaseUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol) || new URL(url).pathname.length < 2)
    throw new NotStarted('DATABASE_URL must be postgres://user:password@host:port/database, with the characters of user and password percent-encoded.');
  return url;
}

function adminUser(name: string | undefined): string | undefined {
  if (!name) return undefined;
  if (!/^\w+(?:\.\w+)*$/.test(name) || name.length < 4 || name.length > 18)
    throw new NotStarted(`HARROW_ADMIN_USER must have 4 to 18 letters, digits, underscores or single dots, not "${name}".`);
  return name;
}

function webAddress(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new NotStarted(`${name} must begin with http:// or https://.`);
  return text;
}

function readBucket(env: NodeJS.ProcessEnv): BucketSettings | undefined {
  const bucket = env.HARROW_S3_BUCKET;
  const others = ['HARROW_S3_ENDPOINT', 'HARROW_S3_KEY', 'HARROW_S3_SECRET', 'HARROW_S3_REGION'].filter((name) => env[name]);
  if (!bucket && others.length > 0) throw new NotStarted(`${others.join(', ')} without HARROW_S3_BUCKET: no file would go there.`);
  if (!bucket) return undefined;
  if (!/^[\w.-]{3,63}$/.test(bucket)) throw new NotStarted(`HARROW_S3_BUCKET: "${bucket}" is no name of a bucket.`);
  webAddress(env, 'HARROW_S3_ENDPOINT');
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new NotStarted(`HARROW_S3_BUCKET needs ${name}.`);
    return value;
  };
  return {
    bucket,
    endpoint: needed('HARROW_S3_ENDPOINT'),
    region: env.HARROW_S3_REGION || 'us-east-1',
    accessKeyId: needed('HARROW_S3_KEY'),
    secretAccessKey: needed('HARROW_S3_SECRET'),
  };
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'];
function level(text: string | undefined): string {
  const value = text || 'info';
  if (!levels.includes(value)) throw new NotStarted(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${value}".`);
  return value;
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isInteger(value) || value < min || value > max) throw new NotStarted(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}
