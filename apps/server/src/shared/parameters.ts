/** Settings of the product that an installation may change. */

/** The keys of a module's parameters, for {@link ParameterKeys}. */
export type Defaults<Declared> = { readonly [Key in keyof Declared]: string };

/** Every parameter; each module adds its own beside their defaults. */
export interface ParameterKeys {}

export type ParameterKey = keyof ParameterKeys;

/** Parameters, read once and kept until somebody changes one. `sys_config` overrides the defaults of the modules. */
export interface Parameters {
  text(key: ParameterKey): string;
  /** A numeric parameter; its default when the stored value is no number. */
  number(key: ParameterKey): number;
  /** Stores a value, here and for every other server process. */
  set(key: ParameterKey, value: string): Promise<void>;
}
