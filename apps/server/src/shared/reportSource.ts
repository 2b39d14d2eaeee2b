import type { RawBuilder, SqlBool } from 'kysely';
import type { SixTexts } from './messages/sixTexts.ts';
import { fieldName, languages, type Texts } from './messages/messages.ts';
import type { SourceScope } from './scope/sourceScope.ts';
import { type CurrentUser, isMaker } from './session/currentUser.ts';

/** `texts` is a column with one value per language. */
export type SourceFieldType = 'text' | 'texts' | 'number' | 'date' | 'datetime';

/** A column that reports may show. */
export interface SourceField {
  /** In code. */
  readonly name: string;
  readonly type: SourceFieldType;
  /** The field whose name stands above the column, where that is not its own. */
  readonly header?: string;
  /** Dictionary code, or table dictionary. */
  readonly dict?: string;
  /** Usual width in pixels. */
  readonly width?: number;
  /** Dealers do not see it, nor learn anything by it. */
  readonly makerOnly?: true;
}

/** Table that reports may read, with its permission and scope. Fields that some users see masked are never among its fields. */
export interface ReportSource {
  /** Name of the source in reports, e.g. `warrantyClaim`; never changes. */
  readonly code: string;
  readonly name: SixTexts;
  /** Folder of the names of its fields, beside the contract. */
  readonly noun: string;
  /** In code. */
  readonly table: string;
  readonly scope: SourceScope;
  /** Which of these rows a user may see, where that is not all. */
  readonly rows?: (user: CurrentUser) => RawBuilder<SqlBool>;
  /** The table has a del_flag. */
  readonly softDeleted: boolean;
  readonly permission: string;
  readonly fields: readonly SourceField[];
}

/** The fields of a source as far as a user may see them. */
export const fieldsFor = (user: CurrentUser, { fields }: ReportSource): readonly SourceField[] =>
  isMaker(user) ? fields : fields.filter(({ makerOnly }) => !makerOnly);

/** Default title of a column in each language. */
export const titleOf = ({ noun }: ReportSource, { name, header = name }: SourceField): Texts =>
  Object.fromEntries(languages.map((language) => [language, fieldName(language, noun, header)])) as Texts;
