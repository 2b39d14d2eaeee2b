/** Settings of the product that an installation may change. Each is declared beside the rules that read it. */
import type { Context, TrxContext } from './context.ts';
import type { Db } from './database/database.ts';

/** Who may change a parameter: `parameter:{group}`. */
export const parameterGroups = ['service', 'parts', 'sales', 'finance', 'training', 'system'] as const;
export type ParameterGroup = (typeof parameterGroups)[number];

/** Unit of a number; shown beside it. */
export type Unit = 'd' | 'h' | 'min' | '%' | 'km' | 'MB' | 'USD';

/** Reads what another parameter is set to. */
type Ask = (key: string) => string;

interface Rule {
  readonly default: string;
  /** Whether a text is a value. A stored one that is none counts as the default. */
  readonly accepts: (value: string, ask: Ask) => boolean;
  /** Accepted range in a form that needs no translation: `1–30`. */
  readonly limits: (ask: Ask) => string;
  /** Further conditions of a change, which need the database. */
  readonly verify?: (context: Context, value: string) => Promise<boolean>;
  /** Effect of a change, in its transaction, with the new value. */
  readonly follow?: (context: TrxContext, value: string) => Promise<void>;
  readonly kind: 'integer' | 'decimal' | 'choice' | 'text' | 'picture';
  readonly unit?: Unit;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
}

export type ParameterRule = Rule & { readonly group: ParameterGroup };

/** A limit that another parameter sets. */
interface Bounds {
  /** It stays below that one. */
  readonly below?: string;
  /** It is never less than that one. */
  readonly atLeast?: string;
}

const decimalsAllowed = 2;

function numberRule(
  kind: 'integer' | 'decimal',
  value: number,
  [min, max]: readonly [number, number],
  unit: Unit | undefined,
  { below, atLeast }: Bounds,
): Rule {
  const pattern = kind === 'integer' ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(\\.\\d{1,${decimalsAllowed}})?$`);
  const least = (ask: Ask): number => Math.max(min, atLeast === undefined ? min : Number(ask(atLeast)));
  const most = (ask: Ask): number => Math.min(max, below === undefined ? max : Number(ask(below)) - 1);
  return {
    kind,
    default: String(value),
    min,
    max,
    ...(unit && { unit }),
    accepts: (text, ask) => pattern.test(text) && Number(text) >= least(ask) && Number(text) <= most(ask),
    limits: (ask) => `${least(ask)}–${most(ask)}`,
  };
}

type Range = readonly [min: number, max: number];
/** A whole number. */
export const integer = (value: number, range: Range, unit?: Unit, bounds: Bounds = {}): Rule => numberRule('integer', value, range, unit, bounds);
/** A number with at most two decimals. */
export const decimal = (value: number, range: Range, unit?: Unit, bounds: Bounds = {}): Rule => numberRule('decimal', value, range, unit, bounds);
export const days = (value: number, range: Range, bounds: Bounds = {}): Rule => integer(value, range, 'd', bounds);

/** One of several values. */
export const choice = (value: string, options: readonly string[]): Rule => ({
  kind: 'choice',
  default: value,
  options,
  accepts: (text) => options.includes(text),
  limits: () => options.join(', '),
});
export const yesNo = (value: 'Y' | 'N'): Rule => choice(value, ['Y', 'N']);

/** A text on one line; more conditions by `more`. */
export const shortText = (value: string, maxLength: number, more: Partial<Pick<Rule, 'accepts' | 'limits' | 'verify'>> = {}): Rule => ({
  kind: 'text',
  default: value,
  maxLength,
  limits: () => `≤ ${maxLength}`,
  ...more,
  // eslint-disable-next-line no-control-regex
  accepts: (text, ask) => text.length <= maxLength && !/[\u0000-\u001f]/.test(text) && (more.accepts?.(text, ask) ?? true),
});

/** A picture, by the hash that names it; it is set by its own call, which stores it. @param limits what is taken */
export const picture = (limits: string, more: Pick<Rule, 'verify' | 'follow'>): Rule => ({
  kind: 'picture',
  default: '',
  limits: () => limits,
  ...more,
  accepts: (value) => value === '' || /^[0-9a-f]{16}$/.test(value),
});

/** Declares the parameters of a module. @example declareParameters('service', { 'claim.submitDays': days(30, [1, 365]) }) */
export const declareParameters = <Declared extends Readonly<Record<string, Rule>>>(
  group: ParameterGroup,
  declared: Declared,
): { readonly [Key in keyof Declared]: ParameterRule } =>
  Object.fromEntries(Object.entries(declared).map(([key, rule]) => [key, { ...rule, group }])) as { [Key in keyof Declared]: ParameterRule };

/** The keys of a module's parameters, for {@link ParameterKeys}. */
export type Declares<Declared> = { readonly [Key in keyof Declared]: ParameterRule };

/** Every parameter; each module adds its own beside their rules. */
export interface ParameterKeys {}

export type ParameterKey = keyof ParameterKeys;

/** Parameters, read once and cached until one is changed. `sys_config` overrides the defaults of the modules. */
export interface Parameters {
  text(key: ParameterKey): string;
  /** A numeric parameter. */
  number(key: ParameterKey): number;
  /** Stores input of another page as the page of parameters does: within limits, with permission and history. */
  change(context: TrxContext, items: readonly { key: ParameterKey; value: string }[]): Promise<void>;
  /** Rules of all parameters, by key. */
  rules: Readonly<Record<string, ParameterRule>>;
  /** Reads everything again, here and in every other server process; inside a transaction when it is committed. */
  refresh(db: Db): Promise<void>;
}
