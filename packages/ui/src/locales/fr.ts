import advancedQuery from '../AdvancedQuery/messages/fr.json';
import areas from '../AreaPicker/messages/fr.json';
import cronEditor from '../CronEditor/messages/fr.json';
import editableTable from '../EditableTable/messages/fr.json';
import editors from '../editors/messages/fr.json';
import exportButton from '../ExportButton/messages/fr.json';
import core from '../HarrowProvider/locales/fr.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/fr.json';
import listPage from '../ListPage/messages/fr.json';
import pictureEdit from '../attachments/pictureEdit/messages/fr.json';
import pickers from '../pickers/messages/fr.json';
import settingsDrawer from '../SettingsDrawer/messages/fr.json';
import signature from '../signature/messages/fr.json';
import trees from '../trees/messages/fr.json';
import uploads from '../UploadField/messages/fr.json';

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
