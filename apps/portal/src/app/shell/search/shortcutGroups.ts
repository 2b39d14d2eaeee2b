/** The keys of the portal by the place where they work, each with its text below `keys.` of the messages. The journey `keys` presses them all. */
export const shortcutGroups = {
  everywhere: { 'mod+k': 'palette', '?': 'sheet', Esc: 'close' },
  documents: { 'mod+s': 'save' },
  tabs: {
    left: 'tabLeft',
    right: 'tabRight',
    Home: 'first',
    End: 'last',
    Enter: 'open',
    Delete: 'tabClose',
    'mod+shift+left': 'tabMoveLeft',
    'mod+shift+right': 'tabMoveRight',
  },
  lists: { up: 'rowUp', down: 'rowDown', Home: 'first', End: 'last', Enter: 'rowOpen', Space: 'rowPreview', 'shift+Space': 'rowSelect' },
  preview: { up: 'rowUp', down: 'rowDown', Enter: 'rowOpen', Space: 'previewClose' },
  trees: { right: 'branchOpen', left: 'branchClose', up: 'rowUp', down: 'rowDown', Home: 'first', End: 'last', Enter: 'rowOpen', Space: 'rowSelect' },
  lines: {
    Tab: 'cellNext',
    'shift+Tab': 'cellBack',
    up: 'rowUp',
    down: 'rowDown',
    F2: 'cellEdit',
    Enter: 'cellDown',
    Esc: 'cellUndo',
    Delete: 'cellClear',
    'shift+down': 'cellRange',
    'mod+a': 'cellAll',
    'mod+c': 'cellCopy',
    'mod+v': 'cellPaste',
    'mod+z': 'undo',
    'mod+y': 'redo',
  },
  inbox: { J: 'rowDown', K: 'rowUp', Enter: 'rowOpen', A: 'approve', R: 'reject' },
  inspections: { 1: 'resultFirst', 2: 'resultSecond', 3: 'resultThird', Enter: 'resultMore' },
  photos: { left: 'photoBack', right: 'photoNext' },
} as const satisfies Record<string, Record<string, string>>;

/** Of the sheet that `?` opens. */
export type ShortcutPlace = keyof typeof shortcutGroups;
