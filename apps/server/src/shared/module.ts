/** What a module of the server declares. Whatever concerns all modules is derived from the list in `modules/index.ts`. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { Operations } from '../generated/operations.gen.ts';
import type { ForceInsurance, ForceInsuranceInput, ForceInsuranceItem, ForceType, MachineDocument, Saved } from '../generated/types.gen.ts';
import type { AnyKind } from '../documents/kind.ts';
import type { NumberRule } from '../documents/numbers/rules.ts';
import type { DocumentType } from '../documents/documentType.ts';
import type { StandingTask } from '../documents/todo/standingTask.ts';
import type { PortalSites } from '../modules/ses/service.ts';
import type { TableDictTable } from '../modules/dictionary/tables.ts';
import type { UniqueField } from '../modules/field-check/tables.ts';
import type { Grants, MenuPage } from '../modules/permission/service.ts';
import type { LoggedRecord } from './change-log/loggedRecord.ts';
import type { ParameterKeys } from './parameters.ts';
import type { Context, TrxContext } from './context.ts';
import type { AllHandlers } from './contract/handlers.ts';
import type { AttachmentOwner } from './files/attachmentOwner.ts';
import type { ExportedList } from './export/exportedList.ts';
import type { Filter } from './list/filters.ts';
import type { ListDefinition } from './list/list.ts';
import type { Job } from './jobs/job.ts';
import type { ReportSource } from './reportSource.ts';
import type { Coded } from './refusal/refusal.ts';
import type { Services } from './services.ts';
import type { CurrentUser } from './session/currentUser.ts';

/** The company's own sign-on, in front of the server. */
export interface SingleSignOn {
  /** Header in which a proxy says who is there, in small letters. */
  readonly header: string;
  /** Addresses of the proxies that may say so. */
  readonly proxies: readonly string[];
}

/** How this server was started, as far as handlers ask. */
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
  /** What such a row belongs to: dictionary `doc_type`. Default: the table in code. */
  readonly docType?: string;
}

type Analysis = Operations['dashboardsAnalysis']['reply']['result'];
type Card = Exclude<keyof Analysis, 'from'>;

/** Figures of the analysis page; users without the permission get none. */
interface Figures<Of extends Card> {
  readonly permission: string;
  /** @param input.from first day of the period, the first of a month, `YYYY-MM-DD` */
  read(context: Context, input: { from: string }): Promise<NonNullable<Analysis[Of]>>;
}

/** What comes up: how much, when the first of it is due (`YYYY-MM-DD`, null where nothing says when), and the list that it counts. */
export interface Expected {
  readonly n: number;
  readonly day: string | null;
  readonly link: string;
}

/** Something that comes up, on the home page; users without the permission are told nothing of it, and nobody of none. */
export interface Coming {
  readonly permission: string;
  /** Its text is `coming.{key}`, which counts `n`. */
  readonly key: string;
  read(context: Context): Promise<Expected>;
}

/** A machine that is handed over, or whose handover is taken back. */
export interface Delivered {
  readonly vehicleId: string;
  readonly vin: string;
  /** Of the delivery, `YYYY-MM-DD`. */
  readonly day: string;
  /** False: its registration is taken back to be corrected; the machine stays with its owner. */
  readonly on: boolean;
  /** It was registered before. */
  readonly again: boolean;
}

/** What follows in other modules from what becomes of a machine, in the transaction of the change. */
export interface MachineEvents {
  /** It has arrived at its dealer. @param input.remark of whoever recorded it */
  readonly arrived?: (context: TrxContext, input: { vehicleId: string; remark: string | null }) => Promise<void>;
  /** It is handed over to its owner, or its registration is taken back to be corrected. */
  readonly delivered?: (context: TrxContext, input: Delivered) => Promise<void>;
  /** It has another place: its dealer's own, or that of a sub-dealer. */
  readonly moved?: (context: TrxContext, input: { vin: string }) => Promise<void>;
  /** It is taken out of use: drafts and what still waits for it end. */
  readonly scrapped?: (context: TrxContext, input: { vehicleId: string }) => Promise<void>;
}

/** What the row of a machine says of the documents that are begun about it. */
export interface BegunMachine {
  readonly vin: string;
  readonly vehicleStatus: string;
  readonly warrantySuspended: 'Y' | 'N';
}

/** A kind of document that is begun about a machine. What it answers is what its first save would: nothing is offered that would be refused. */
export interface BegunAbout {
  readonly docType: MachineDocument;
  /** Who may begin it, e.g. `warrantyClaim:add`. */
  readonly permission: string;
  /** Whether it takes a machine in this state, whatever else there is about it. */
  readonly takes: (machine: Omit<BegunMachine, 'vin'>) => boolean;
  /**
   * Why it does not take it after all, where more than its row is asked: other documents, a period; null: it does.
   * @param id the document that asks, which does not stand in its own way; null for a new one
   */
  readonly refusal?: (context: Context, vin: string, id: string | null) => Promise<Coded | null>;
}

/** Parts that documents of a module have fitted to a machine; users without the permission see none of them. */
export interface ReplacedParts {
  readonly permission: string;
  /** Rows with `date`, `hours`, `parts_code`, `qty`, `old_serial_no`, `new_serial_no`, `doc_type`, `doc_id` and `doc_no`, in the scope of the user. */
  fittedTo(context: Context, vin: string): RawBuilder<unknown>;
}

/** A kind of the family `forceInsurance`: what the calls of the family do for documents of this kind. */
export interface FamilyKind {
  readonly kind: AnyKind;
  /** Its rights: `{rights}:query`. */
  readonly rights: string;
  readonly statuses: readonly string[];
  /** Fields of the form that are its own; those of other kinds are refused with 400. */
  readonly fields: readonly string[];
  list(context: Context): ListDefinition<ForceInsuranceItem> | Promise<ListDefinition<ForceInsuranceItem>>;
  filters(context: Context, query: FamilyQuery): Filter[];
  readonly exported: ExportedList;
  find(context: Context, id: string): Promise<ForceInsurance>;
  save(context: TrxContext, input: Omit<ForceInsuranceInput, 'bizType'>, confirm: boolean): Promise<Saved>;
  /** Whether one can be begun for a machine. */
  /** @param id the document that asks, which does not stand in its own way; null for a new one */
  check(context: Context, vin: string, id: string | null): Promise<Operations['forceInsurancesVehicleCheck']['reply']['result']>;
}
export type FamilyQuery = NonNullable<Operations['forceInsurancesList']['data']['query']>;

/**
 * What a kind of document makes of what becomes of its service fees, in the transaction of the statement. Each part is left out where
 * nothing follows; `modules/service-fee` calls them.
 */
export interface FeeSourceDoors {
  /** Refuses by throwing while the document keeps its fees off statements. */
  readonly mayGoOnStatement?: (context: TrxContext, input: { sourceId: string }) => Promise<void>;
  /** A statement with them is issued. */
  readonly settling?: (context: TrxContext, input: { sourceId: string; statementNo: string }) => Promise<void>;
  /** They leave it again. */
  readonly released?: (context: TrxContext, input: { sourceId: string }) => Promise<void>;
  /** All fees of the document are paid. @param input.day of the payment, `YYYY-MM-DD` */
  readonly settled?: (context: TrxContext, input: { sourceId: string; statementNo: string; day: string }) => Promise<void>;
}

/** The paper of a kind of document. */
export interface Paper {
  /** Who may print it. */
  readonly permission: string;
  /** What it shows, as the user may see it: what the record shows. */
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
  /** What the server does by itself. */
  readonly jobs?: readonly Job[];
  /** Pages of the portal's menu; within a group they stand in the order of the modules. */
  readonly menu?: readonly MenuPage[];
  /** What the built-in roles may do, by permission module (`warrantyClaim`). */
  readonly grants?: Readonly<Record<string, Grants>>;
  /** Rights that no operation and no workflow asks for by itself: asked inside a call, or by the portal alone. One that nobody asks for is none. */
  readonly rights?: readonly string[];
  /** What waits for somebody at records that go through no workflow. */
  readonly standingTasks?: readonly StandingTask[];
  /** Lists that pages listen to, by the name of the key `list:{name}`. */
  readonly liveLists?: Readonly<Record<string, LiveList>>;
  /** Tables whose contents pages keep, such as dictionaries, with the name that pages know them by. */
  readonly keptByPages?: Readonly<Record<string, string>>;
  /** Tables that may serve as dictionaries `table,text,code`. */
  readonly tableDictionaries?: readonly TableDictTable[];
  /** What reports may read. */
  readonly reportSources?: readonly ReportSource[];
  /** Dictionaries whose items are records of its masters. */
  readonly servedDictionaries?: readonly ServedDictionary[];
  /** Fields that the duplicate check knows. */
  readonly uniqueFields?: readonly UniqueField[];
  /** Where it keeps codes of masters, by the table of the master in code: a master that is referred to can only be disabled. */
  readonly references?: Readonly<Record<string, readonly Reference[]>>;
  /** Figures of the analysis page, by the member of its reply. */
  readonly figures?: { readonly [Of in Card]?: Figures<Of> };
  /** What comes up at its records, for the home page. */
  readonly coming?: readonly Coming[];
  /** Its kinds of the family `forceInsurance`. */
  readonly family?: Readonly<Partial<Record<ForceType, FamilyKind>>>;
  /** What it does when something becomes of a machine. */
  readonly machineEvents?: MachineEvents;
  /** What it does when something becomes of the service fees of its documents, by kind of document. */
  readonly feeSources?: Readonly<Record<string, FeeSourceDoors>>;
  /** Its kind of document is begun about a machine. */
  readonly begunAbout?: BegunAbout;
  /** Rights to add something that is no document, which rest while the user's dealer or sub-dealer does. */
  readonly restingRights?: readonly string[];
  /** Parts that its documents fit to machines. */
  readonly replacedParts?: ReplacedParts;
  /** Settings that an installation may change, with their defaults. */
  readonly parameters?: Partial<ParameterKeys>;
  /** Papers of its documents, by kind. */
  readonly papers?: Readonly<Record<string, Paper>>;
  /** How its documents are numbered on a new installation. */
  readonly numberRules?: readonly NumberRule[];
}
