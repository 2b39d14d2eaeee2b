/**
 * Declarations of a module. What concerns all modules is derived from the list in `modules/index.ts`. A module that asks something of
 * others adds its hook to `Module` in a `hooks.ts` of its own.
 */
import type { RawBuilder, SqlBool } from 'kysely';
import type { Operations } from '../generated/operations.gen.ts';
import type { NumberRule } from '../documents/numbers/rules.ts';
import type { DocumentType } from '../documents/documentType.ts';
import type { StandingTask } from '../documents/todo/standingTask.ts';
import type { PortalSites } from '../modules/ses/service.ts';
import type { TableDictTable } from '../modules/dictionary/tables.ts';
import type { UniqueField } from '../modules/field-check/tables.ts';
import type { Grants, MenuPage } from '../modules/permission/service.ts';
import type { LoggedRecord } from './change-log/loggedRecord.ts';
import type { ParameterKeys } from './parameters.ts';
import type { Context } from './context.ts';
import type { AllHandlers } from './contract/handlers.ts';
import type { AttachmentOwner } from './files/attachmentOwner.ts';
import type { Job } from './jobs/job.ts';
import type { ReportSource } from './reportSource.ts';
import type { Rollup } from './rollup/rollup.ts';
import type { Services } from './services.ts';
import type { CurrentUser } from './session/currentUser.ts';

/** The company's own sign-on, in front of the server. */
export interface SingleSignOn {
  /** Header in which a proxy names the user, in lower case. */
  readonly header: string;
  /** Addresses of the proxies that may set it. */
  readonly proxies: readonly string[];
}

/** Start options that handlers read. */
export interface StartOptions {
  /** Whether it runs on demo data and may show its accounts before sign-in. */
  readonly demo: boolean;
  /** Characters of verification codes, for tests; random by default. */
  readonly captchaCode?: (() => string) | undefined;
  /** Sites of the maker that take users over. */
  readonly portals: PortalSites;
  /** Default: there is none. */
  readonly sso?: SingleSignOn | undefined;
}

/** A list whose changes pages may listen to. */
export interface LiveList {
  /** Table in code whose rows the list shows. */
  readonly table: string;
  readonly permission: string;
  /** Which rows a user may see; default by the document columns. */
  readonly scope?: (user: CurrentUser) => RawBuilder<SqlBool>;
}

/** A dictionary whose items are the records of a master. */
export interface ServedDictionary {
  readonly dictCode: string;
  /** Page where its records are kept. */
  readonly page: string;
  /** Statement with `code`, `name` (by language), `sort_no` and `enabled`. */
  readonly rows: RawBuilder<unknown>;
}

/** A column that holds codes of a master. */
export interface Reference {
  /** As in the database. */
  readonly table: string;
  readonly column: string;
  /** The column is a list of codes. */
  readonly isList?: boolean;
  /** The column is a JSON list of codes. */
  readonly isJson?: boolean;
  /** Kind of record of such a row: dictionary `doc_type`. Default: the table in code. */
  readonly docType?: string;
}

type Analysis = Operations['dashboardsAnalysis']['reply']['result'];
type Card = Exclude<keyof Analysis, 'from' | 'dealers'>;

/** Figures of the analysis page; users without the permission get none. */
interface Figures<Of extends Card> {
  readonly permission: string;
  /** @param input.from first day of the period, the first of a month, `YYYY-MM-DD` */
  read(context: Context, input: { from: string }): Promise<NonNullable<Analysis[Of]>>;
}

/** The paper of a kind of document. */
export interface Paper {
  /** Who may print it. */
  readonly permission: string;
  /** Reads the document as the user may see it. */
  readonly read: (context: Context, id: string) => Promise<object>;
}

/** One object per noun, in `modules/<noun>/module.ts`; a part is left out where there is nothing to declare. */
export interface Module {
  /** Handlers of the calls of the contract. */
  readonly routes?: (services: Services, options: StartOptions) => Partial<AllHandlers>;
  /** Kinds of documents, which approval, logs and inbox work on. */
  readonly documents?: readonly DocumentType[];
  /** Masters whose history can be read. */
  readonly masterLogs?: readonly LoggedRecord[];
  /** Tables that files may be attached to, with their slots. */
  readonly attachments?: readonly AttachmentOwner[];
  /** Scheduled jobs. */
  readonly jobs?: readonly Job[];
  /** Pages of the portal's menu; within a group they stand in the order of the modules. */
  readonly menu?: readonly MenuPage[];
  /** Rights of the built-in roles, by permission module (`warrantyClaim`). */
  readonly grants?: Readonly<Record<string, Grants>>;
  /** Rights that no operation and no workflow requires, but a handler or the portal checks. A right that nothing checks cannot be granted. */
  readonly rights?: readonly string[];
  /** Tasks at records without a workflow. */
  readonly standingTasks?: readonly StandingTask[];
  /** Lists that pages listen to, by the name of the key `list:{name}`. */
  readonly liveLists?: Readonly<Record<string, LiveList>>;
  /** Tables whose contents pages keep, such as dictionaries, with the name that pages know them by. */
  readonly keptByPages?: Readonly<Record<string, string>>;
  /** Tables that may serve as dictionaries `table,text,code`. */
  readonly tableDictionaries?: readonly TableDictTable[];
  /** Tables that reports may read. */
  readonly reportSources?: readonly ReportSource[];
  /** Dictionaries whose items are records of its masters. */
  readonly servedDictionaries?: readonly ServedDictionary[];
  /** Fields that the duplicate check knows. */
  readonly uniqueFields?: readonly UniqueField[];
  /** Where it keeps codes of masters, by the table of the master in code: a master that is referred to can only be disabled. */
  readonly references?: Readonly<Record<string, readonly Reference[]>>;
  /** Figures of the analysis page, by the member of its reply. */
  readonly figures?: { readonly [Of in Card]?: Figures<Of> };
  /** Sums that figures read. */
  readonly rollups?: readonly Rollup[];
  /** Rights to add something that is no document, which rest while the user's dealer or sub-dealer does. */
  readonly restingRights?: readonly string[];
  /** Settings that an installation may change, with their defaults. */
  readonly parameters?: Partial<ParameterKeys>;
  /** Papers of its documents, by kind. */
  readonly papers?: Readonly<Record<string, Paper>>;
  /** How its documents are numbered on a new installation. */
  readonly numberRules?: readonly NumberRule[];
}
