import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { withoutRefusals } from './withoutRefusals.ts';

/** A node of the contract. */
export type Node = Record<string, unknown>;

/** An operation of the contract as the generated code names it. */
export interface ContractCall {
  /** `warrantyClaimsList` for `WarrantyClaims_list`. */
  readonly name: string;
  /** The noun it belongs to: `warrantyClaim`. Generated code lies in one file per noun, so that a page loads the calls of its own. */
  readonly tag: string;
  /** Schema of the JSON body, where it has one. */
  readonly body: Node | undefined;
  /** Schema of the JSON reply, where it has one. */
  readonly reply: Node | undefined;
  /** It answers one page of a list. */
  readonly isList: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
}

interface SpecOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

/** The contract as it was emitted. */
export const contract = withoutRefusals(load(readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8')) as Node);

/**
 * All operations of the contract.
 * @throws Error for one without a tag, which names the noun of its call.
 */
export const contractCalls: readonly ContractCall[] = Object.values(contract.paths as Record<string, Record<string, SpecOperation>>)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, tags, parameters = [], requestBody, responses }) => {
    if (operationId === undefined) return [];
    const tag = tags?.[0];
    if (tag === undefined) throw new Error(`${operationId} has no tag`);
    const name = operationId.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const schemaOf = (content: Content | undefined): Node | undefined => content?.content?.['application/json']?.schema;
    return [
      {
        name: `${name[0]!.toLowerCase()}${name.slice(1)}`,
        tag,
        body: schemaOf(requestBody),
        reply: schemaOf(responses?.['200']),
        isList: parameters.some(({ $ref }) => $ref?.endsWith('ListQuery.column')),
      },
    ];
  });
