import advancedQuery from '../AdvancedQuery/messages/en.json';
import areas from '../AreaPicker/messages/en.json';
import cronEditor from '../CronEditor/messages/en.json';
import editableTable from '../EditableTable/messages/en.json';
import editors from '../editors/messages/en.json';
import exportButton from '../ExportButton/messages/en.json';
import core from '../HarrowProvider/locales/en.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/en.json';
import listPage from '../ListPage/messages/en.json';
import pictureEdit from '../attachments/pictureEdit/messages/en.json';
import pickers from '../pickers/messages/en.json';
import settingsDrawer from '../SettingsDrawer/messages/en.json';
import signature from '../signature/messages/en.json';
import trees from '../trees/messages/en.json';
import uploads from '../UploadField/messages/en.json';

/** Every text of the library in one object, for `language` of `HarrowProvider`: nothing is fetched, so that servers and tests show it at once. */
const pack: LanguagePack = {
  ...core,
  messages: {
    ...core.messages,
    advancedQuery,
    areas,
    cronEditor,
    editableTable,
    editors,
    exportButton,
    importDialog,
    listPage,
    pickers,
    pictureEdit,
    settingsDrawer,
    signature,
    trees,
    uploads,
  },
};
export default pack;
