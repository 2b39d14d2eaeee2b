import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { postAttachments } from './documents/posts/postAttachments.ts';
import { allHandlers, modules, parameterRules } from './modules/index.ts';
import { createDictionaries } from './modules/dictionary/service.ts';
import { createMailServer, mailNotifications } from './modules/mail/service.ts';
import { mustBeCallOf } from './modules/low-app/service.ts';
import { mustDeclareRights } from './modules/permission/service.ts';
import { createParameters } from './modules/parameter/service.ts';
import { socketRoutes } from './modules/vxe-socket/routes.ts';
import { loadBaseData } from './base-data/baseData.ts';
import { bindOperations } from './shared/contract/bind.ts';
import { readOperations, readSpec } from './shared/contract/contract.ts';
import { answerErrors } from './shared/contract/errors.ts';
import type { AllHandlers } from './shared/contract/handlers.ts';
import type { Connection } from './shared/database/connection/connect.ts';
import { migrate } from './shared/database/migrate.ts';
import { type BucketSettings, openFileStore } from './shared/files/fileStore.ts';
import { createScan, type ScanSettings } from './shared/files/scanFile.ts';
import { apiDocs } from './shared/http/apiDocs.ts';
import { registerJobs } from './shared/jobs/runner.ts';
import { jobClock } from './shared/jobs/schedule.ts';
import { healthRoutes } from './shared/http/health.ts';
import { RequestLog } from './shared/http/logging/logging.ts';
import { servePortal } from './shared/http/portalFiles.ts';
import { secureHeaders } from './shared/http/security.ts';
import { maxHeaderSize, refuseUnreadable } from './shared/http/unreadable.ts';
import type { SingleSignOn } from './shared/module.ts';
import { checkSignatures, type SigningOptions } from './shared/http/signature.ts';
import { createOperationLog } from './shared/operation-log/operationLog.ts';
import { recordCalls } from './shared/operation-log/recordCalls.ts';
import { createSeal } from './shared/secrets/seal.ts';
import type { Services } from './shared/services.ts';
import { createWrittenRows } from './shared/database/writtenRows.ts';
import { refuseOtherMethods } from './shared/http/otherMethod.ts';
import { oneAtATime } from './shared/http/pipelined.ts';
import { refuseWhileStopping, type Stopping } from './shared/http/stopping.ts';
import { createTurns } from './shared/turns/turns.ts';
import { createSessions } from './shared/session/createSessions.ts';
import type { PortalSites } from './modules/ses/service.ts';

export interface AppOptions extends Surroundings {
  connection: Connection;
  /** Folder under which attachments are kept. */
  dataFolder: string;
  /** Built portal to serve; undefined serves the API only. */
  portalFolder?: string | undefined;
  /** Whether the sign-in page may show the demo accounts. */
  demo?: boolean;
  logger?: FastifyHttpOptions<Server>['logger'];
  /** Proxies in front whose X-Forwarded-For is believed; default 0. */
  trustedProxies?: number;
  /** Origins whose pages the portal may show in frames; default none. */
  frameOrigins?: readonly string[];
  /** Calls that must be signed; undefined asks for no signature. */
  signing?: SigningOptions | undefined;
  /** Sites of the maker that take users over; default none. */
  portals?: PortalSites;
  /** The company's own sign-on; default none. */
  sso?: SingleSignOn | undefined;
  /** The clock of the business; default the real one. */
  now?: () => Date;
  /** Characters of verification codes, for tests; random otherwise. */
  captchaCode?: () => string;
  /** Replaces or adds handlers, for tests of the binding. */
  handlers?: Partial<AllHandlers>;
}

/** Services outside of the process: stores of files, mail server and virus scanner. */
export interface Surroundings {
  /** Default: the data folder. */
  bucket?: BucketSettings | undefined;
  /** Default: files are not scanned. */
  scan?: ScanSettings | undefined;
  /** Mail server; default: the one that administrators set on the page of mails. */
  smtpUrl?: string | undefined;
  /** Ports of a mail server that administrators may name; default those of mail. */
  smtpPorts?: readonly number[] | undefined;
  /** Key for secrets in the database; default a file of the data folder. */
  secret?: string | undefined;
}

/** Brings the schema and the base data up to date and makes what handlers work with. Safe to repeat. */
export async function createServices(
  connection: Connection,
  dataFolder: string,
  log: FastifyBaseLogger,
  now: () => Date = () => new Date(),
  { bucket, scan = {}, smtpUrl, smtpPorts, secret }: Surroundings = {},
): Promise<Services> {
  await migrate(connection.db);
  await loadBaseData(connection.db);
  const parameters = await createParameters(connection, parameterRules);
  await registerJobs(
    connection.db,
    modules.flatMap((module) => module.jobs ?? []),
    jobClock({ parameters, now }),
  );
  const kinds = modules.flatMap((module) => module.documents ?? []);
  const documents = new Map(kinds.map((kind) => [kind.docType, kind]));
  const masterLogs = modules.flatMap((module) => module.masterLogs ?? []);
  const owners = [...modules.flatMap((module) => module.attachments ?? []), postAttachments(documents)];
  const services: Services = {
    db: connection.db,
    dictionaries: await createDictionaries(
      connection,
      modules.flatMap((module) => module.servedDictionaries ?? []),
    ),
    parameters,
    mail: await createMailServer(connection, parameters, { url: smtpUrl, ports: smtpPorts, seal: createSeal(dataFolder, secret) }),
    sessions: await createSessions(connection, parameters),
    files: await openFileStore(bucket, dataFolder),
    scan: createScan(scan, (error) => log.error(error, 'The virus scan failed')),
    writtenRows: createWrittenRows(connection, (error) => log.error(error, 'Nobody was told of written rows')),
    modules,
    documents,
    loggedRecords: new Map([...kinds, ...masterLogs].map((kind) => [kind.docType, kind])),
    operationLog: createOperationLog(connection.db, documents, log),
    attachmentOwners: new Map(owners.map((owner) => [owner.tableName, owner])),
    turns: createTurns(),
    now,
    log,
  };
  mailNotifications(services);
  return services;
}

/** The server without its process: `main.ts` listens with it, tests inject requests. */
export async function createApp(options: AppOptions): Promise<{ app: FastifyInstance; services: Services; stopping: Stopping }> {
  const { trustedProxies = 0 } = options;
  const settings: FastifyHttpOptions<Server> = {
    logger: options.logger ?? false,
    logController: new RequestLog(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    // How long a part of a path may be is said by the contract.
    routerOptions: { maxParamLength: maxHeaderSize },
    http: { maxHeaderSize },
    ...refuseUnreadable(options.frameOrigins),
    // A client that sends nothing must not hold a connection; large uploads over slow lines may take their time.
    requestTimeout: 600_000,
    forceCloseConnections: 'idle',
    // Said by `refuseWhileStopping`, in an envelope.
    return503OnClosing: false,
  };
  mustDeclareRights(modules);
  const app: FastifyInstance = Fastify(settings);
  const services = await createServices(options.connection, options.dataFolder, app.log, options.now, options);
  recordCalls(app, services);
  const stopping = refuseWhileStopping(app);
  oneAtATime(app);
  refuseOtherMethods(app);
  answerErrors(app);
  secureHeaders(app, options.frameOrigins);
  await app.register(compress, {
    global: true,
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart);
  if (options.signing) checkSignatures(app, services.db, options.signing);
  const spec = readSpec();
  const handlers = {
    ...allHandlers(services, {
      demo: options.demo ?? false,
      captchaCode: options.captchaCode,
      portals: options.portals ?? { issuer: 'harrow', sites: {} },
      sso: options.sso,
    }),
    ...options.handlers,
  };
  bindOperations(app, readOperations(spec), handlers, services, mustBeCallOf);
  await socketRoutes(app, services, options.connection);
  healthRoutes(app, options.connection.db);
  apiDocs(app, spec);
  await servePortal(app, options.portalFolder);
  return { app, services, stopping };
}
