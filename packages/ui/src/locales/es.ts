import advancedQuery from '../AdvancedQuery/messages/es.json';
import areas from '../AreaPicker/messages/es.json';
import cronEditor from '../CronEditor/messages/es.json';
import editableTable from '../EditableTable/messages/es.json';
import editors from '../editors/messages/es.json';
import exportButton from '../ExportButton/messages/es.json';
import core from '../HarrowProvider/locales/es.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/es.json';
import listPage from '../ListPage/messages/es.json';
import pictureEdit from '../attachments/pictureEdit/messages/es.json';
import pickers from '../pickers/messages/es.json';
import settingsDrawer from '../SettingsDrawer/messages/es.json';
import signature from '../signature/messages/es.json';
import trees from '../trees/messages/es.json';
import uploads from '../UploadField/messages/es.json';

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
