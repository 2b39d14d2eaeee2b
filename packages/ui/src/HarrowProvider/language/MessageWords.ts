import type advancedQuery from '../../AdvancedQuery/messages/en.json';
import type areas from '../../AreaPicker/messages/en.json';
import type cronEditor from '../../CronEditor/messages/en.json';
import type editableTable from '../../EditableTable/messages/en.json';
import type editors from '../../editors/messages/en.json';
import type exportButton from '../../ExportButton/messages/en.json';
import type importDialog from '../../ImportDialog/messages/en.json';
import type listPage from '../../ListPage/messages/en.json';
import type ui from '../../messages/en.json';
import type pictureEdit from '../../attachments/pictureEdit/messages/en.json';
import type pickers from '../../pickers/messages/en.json';
import type settingsDrawer from '../../SettingsDrawer/messages/en.json';
import type signature from '../../signature/messages/en.json';
import type trees from '../../trees/messages/en.json';
import type uploads from '../../UploadField/messages/en.json';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** As many of the texts as one likes; a text with plural forms may have those of any language. */
type Some<Tree> = {
  readonly [Key in keyof Tree as Key extends `${infer Text}_${Plural}` ? `${Text}_${Plural}` : Key]?: Tree[Key] extends string ? string : Some<Tree[Key]>;
};

/** Other words for texts of the library, by namespace and key. What is no text of the library does not compile. */
export interface MessageWords {
  readonly ui?: Some<typeof ui>;
  readonly advancedQuery?: Some<typeof advancedQuery>;
  readonly areas?: Some<typeof areas>;
  readonly cronEditor?: Some<typeof cronEditor>;
  readonly editableTable?: Some<typeof editableTable>;
  readonly editors?: Some<typeof editors>;
  readonly exportButton?: Some<typeof exportButton>;
  readonly importDialog?: Some<typeof importDialog>;
  readonly listPage?: Some<typeof listPage>;
  readonly pickers?: Some<typeof pickers>;
  readonly pictureEdit?: Some<typeof pictureEdit>;
  readonly settingsDrawer?: Some<typeof settingsDrawer>;
  readonly signature?: Some<typeof signature>;
  readonly trees?: Some<typeof trees>;
  readonly uploads?: Some<typeof uploads>;
}
