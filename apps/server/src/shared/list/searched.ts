/** What the search over everything looks through, declared beside the lists. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { contractColumns } from '../../generated/listColumns.gen.ts';
import type { Context } from '../context.ts';
import type { ListDefinition } from './list.ts';
import type { Services } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';

/**
 * How a field is looked through.
 * - `number`: the number of a document, part of it; left out for a keyword that no rule gives as a number
 * - `code`: other numbers and codes, part of them
 * - `vin`: a whole VIN or its last six characters
 * - `words`: part of a text in words, without regard to accents; `indexed` where an index holds its `search_form`
 */
export type Look = 'number' | 'code' | 'vin' | 'words' | 'indexed';

/** A field of which the table has the texts of all languages. @param column of JSON, by language: `news.title` */
export interface Names {
  readonly names: string;
}
export const inLanguages = (column: string): Names => ({ names: column });

type Lists = typeof contractColumns;

/** A field whose values have words of their own, in message files or a dictionary. */
export interface Worded {
  /** Column of the values: `sysRole.roleCode`. */
  readonly code: string;
  /** Values whose words contain the text, in any language. */
  readonly values: (services: Services, text: string) => readonly string[];
  /** Column in words of what has none of these: `sysRole.roleName`. */
  readonly words?: string;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether one of the texts contains the keyword, without regard to case and accents. */
export const saysIn = (texts: readonly string[], keyword: string): boolean => texts.some((text) => plain(text).includes(plain(keyword)));

/** One kind of records that the search over everything finds: its list, and which fields are looked through. */
export interface Searched {
  /** The list of the contract; a tree has none. */
  readonly of?: keyof Lists;
  /** Kind of document, for its number rules and the address of its page; masters have none. */
  readonly docType?: string;
  /** Without it nothing is looked for. */
  readonly permission: string;
  /** Page of the menu with its list, whose title is the heading. */
  readonly page: string;
  /** Parameter by which the list is asked for the same keyword; default `keyword`, null where there is none. */
  readonly filter?: string | null;
  /** Folder of the names of its fields. */
  readonly noun: string;
  /** Which rows there are for the user, and what they see of them. */
  // eslint-disable-next-line typescript/no-explicit-any -- lists of different rows
  list(context: Context): ListDefinition<any, any> | Promise<ListDefinition<any, any>>;
  /** Rows besides the list's own scope. */
  only?(user: CurrentUser): RawBuilder<SqlBool>;
  /** Field that names a record. */
  readonly title: string;
  /** Fields shown beside it. */
  readonly about?: readonly string[];
  /** Column that tells the records apart; default `id`. */
  readonly key?: string;
  /** Fields that are looked through, in the order in which a hit names them. What a user may not ask the list about is not looked through. */
  readonly fields: Readonly<Record<string, Look | Names | Worded>>;
  /** One condition that an index serves and every hit meets, in place of those of the fields. */
  narrow?(text: string): RawBuilder<SqlBool>;
  /** Address of a record, with fields in braces: `/parts/list?partsCode={partsCode}`; default the page of its kind. */
  readonly path?: string;
}

type Field<List extends keyof Lists> = keyof Lists[List] & string;

/** What is searched of a list of the contract; fields that it does not have do not compile. */
export const searchedList = <List extends keyof Lists>(
  list: List,
  parts: Omit<Searched, 'title' | 'about' | 'fields'> & {
    readonly title: Field<List>;
    readonly about?: readonly Field<List>[];
    readonly fields: Readonly<Partial<Record<Field<List>, Look | Names | Worded>>>;
  },
): Searched => ({ ...(parts as Searched), of: list });
