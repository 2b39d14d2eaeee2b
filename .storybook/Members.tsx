import { Markdown } from '@storybook/addon-docs/blocks';
import { Code } from './Code.tsx';
import { tables } from './tables.ts';
import type { TypeMember, TypeTable } from './typeTables.ts';

function tableOf(name: string): TypeTable {
  const table = tables.types[name];
  if (!table) throw new Error(`@harrow/ui exports no type ${name}`);
  return table;
}

interface MembersProps {
  /** Name of a type that @harrow/ui exports. */
  of: string;
  /** Types whose members have been listed elsewhere. */
  without?: readonly string[];
}

/** The members of a type: name, type, default, meaning. */
export function Members({ of, without = [] }: MembersProps) {
  const listed = new Set(without.flatMap((name) => tableOf(name).members.map((member) => member.name)));
  const members = tableOf(of).members.filter(({ name }) => !listed.has(name));
  return members.length > 0 ? <MemberTable members={members} /> : <p>None of its own.</p>;
}

interface MembersOfAllProps {
  /** Names of types. */
  of: readonly string[];
}

/** The members that all of some types have, with the same meaning. */
export function MembersOfAll({ of }: MembersOfAllProps) {
  return <MemberTable members={common(of)} />;
}

function common([first = '', ...others]: readonly string[]): TypeMember[] {
  const isShared = (member: TypeMember): boolean =>
    others.every((other) => tableOf(other).members.some(({ name, type }) => name === member.name && type === member.type));
  return tableOf(first).members.filter(isShared);
}

interface OwnMembersProps {
  of: string;
  /** All types of the kind, this one among them. */
  among: readonly string[];
}

/** The members that a type has beside those of `MembersOfAll`. */
export function OwnMembers({ of, among }: OwnMembersProps) {
  const shared = new Set(common(among).map(({ name }) => name));
  return <MemberTable members={tableOf(of).members.filter(({ name }) => !shared.has(name))} />;
}

/** A type as it is written. */
export function TypeText({ of }: { of: string }) {
  return <Code code={tableOf(of).text ?? ''} language="ts" />;
}

function MemberTable({ members }: { members: readonly TypeMember[] }) {
  const hasMeanings = members.some(({ description }) => description !== '');
  const hasDefaults = members.some((member) => member.default !== undefined);
  return (
    <table className="members">
      <thead>
        <tr>
          <th>name</th>
          <th>type</th>
          {hasDefaults && <th>default</th>}
          {hasMeanings && <th>meaning</th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.name}>
            <td>
              <code>{member.name}</code>
              {member.required && ' *'}
            </td>
            <td>
              <code>{member.type}</code>
            </td>
            {hasDefaults && <td>{member.default}</td>}
            {hasMeanings && (
              <td>
                <Markdown>{member.description}</Markdown>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
