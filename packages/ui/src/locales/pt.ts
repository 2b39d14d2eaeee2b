import advancedQuery from '../AdvancedQuery/messages/pt.json';
import areas from '../AreaPicker/messages/pt.json';
import cronEditor from '../CronEditor/messages/pt.json';
import editableTable from '../EditableTable/messages/pt.json';
import editors from '../editors/messages/pt.json';
import exportButton from '../ExportButton/messages/pt.json';
import core from '../HarrowProvider/locales/pt.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/pt.json';
import listPage from '../ListPage/messages/pt.json';
import pictureEdit from '../attachments/pictureEdit/messages/pt.json';
import pickers from '../pickers/messages/pt.json';
import settingsDrawer from '../SettingsDrawer/messages/pt.json';
import signature from '../signature/messages/pt.json';
import trees from '../trees/messages/pt.json';
import uploads from '../UploadField/messages/pt.json';

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
