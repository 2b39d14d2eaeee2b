import type { StrictArgTypes, SBType } from 'storybook/internal/types';
import { tables } from './tables.ts';
import type { TypeMember } from './typeTables.ts';

/** What Storybook's own reading of the source has put on a component. */
interface Documented {
  __docgenInfo?: { displayName?: string } | undefined;
  displayName?: string | undefined;
}

/** The args table of a component that @harrow/ui exports; those of others have only what their stories say. */
export function argTypesOf(component: unknown): StrictArgTypes | null {
  const { __docgenInfo, displayName } = (component ?? {}) as Documented;
  const members = tables.components[__docgenInfo?.displayName ?? displayName ?? ''];
  if (!members) return null;
  return Object.fromEntries(members.map((member) => [member.name, toArgType(member)]));
}

function toArgType(member: TypeMember): StrictArgTypes[string] {
  return {
    name: member.name,
    description: member.description,
    type: { ...controlType(member), required: member.required },
    table: {
      // What may be anything is called so: `unknown` looks like a hole in the table.
      type: { summary: member.type.replaceAll(/\bunknown\b/g, 'anything') },
      ...(member.default !== undefined && { defaultValue: { summary: member.default } }),
    },
  };
}

/** Decides which control there is. */
function controlType({ type, choices }: TypeMember): SBType {
  if (choices) return { name: 'enum', value: choices.map((choice) => JSON.parse(choice.replaceAll("'", '"')) as string | number) };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return { name: 'other', value: type };
}
