import type { AreaSource } from './areaSource.ts';
import type { DictionarySource } from './dictionarySource.ts';
import type { FileStore } from './fileStore.ts';
import type { LayoutStore } from './layoutStore.ts';
import type { DepartmentSource, PositionSource, RoleSource, UserSource } from './recordSources.ts';
import type { ReportSource } from './reportSource.ts';
import type { TablePermissions } from './tablePermissions.ts';
import type { CategorySource, TreeSource } from './treeSources.ts';
import type { ViewStore } from './viewStore.ts';

/** Sources of the components' data, supplied by the application; a component that needs a missing one throws. */
export interface Sources {
  dictionary?: DictionarySource;
  /** Files of records. */
  files?: FileStore;
  /** Files of upload fields, known by their paths: a stored file's `id` is its path. */
  uploads?: FileStore;
  /** May the user use what has this code? See `Permission`. Default: everything. */
  canUse?: (code: string) => boolean;
  /** Restrictions of the user in editable tables with a permission prefix. */
  permissions?: TablePermissions;
  users?: UserSource;
  departments?: DepartmentSource;
  roles?: RoleSource;
  positions?: PositionSource;
  reports?: ReportSource;
  trees?: TreeSource;
  categories?: CategorySource;
  /** Default: the areas of China. */
  areas?: AreaSource;
  /** Store of columns and density of lists. Default: in this browser. */
  layouts?: LayoutStore;
  /** Store of saved views of lists. Default: in this browser, without sharing. */
  views?: ViewStore;
}
