import advancedQuery from '../AdvancedQuery/messages/ru.json';
import areas from '../AreaPicker/messages/ru.json';
import cronEditor from '../CronEditor/messages/ru.json';
import editableTable from '../EditableTable/messages/ru.json';
import editors from '../editors/messages/ru.json';
import exportButton from '../ExportButton/messages/ru.json';
import core from '../HarrowProvider/locales/ru.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/ru.json';
import listPage from '../ListPage/messages/ru.json';
import pictureEdit from '../attachments/pictureEdit/messages/ru.json';
import pickers from '../pickers/messages/ru.json';
import settingsDrawer from '../SettingsDrawer/messages/ru.json';
import signature from '../signature/messages/ru.json';
import trees from '../trees/messages/ru.json';
import uploads from '../UploadField/messages/ru.json';

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
