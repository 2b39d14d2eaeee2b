import { posix } from 'node:path';
import ts from 'typescript';
import { lineOf, type Source, unwrap, walk } from '../sources.ts';
import { type Constants, keyPatterns } from './keyPatterns.ts';

/** A place that asks for a text. */
export interface KeyUse {
  readonly file: string;
  readonly line: number;
  /** The key, with `*` for parts known only at run time; may start with `namespace:`. */
  readonly pattern: string;
  /** Namespaces that the function at hand looks into; empty where the file does not say. */
  readonly namespaces: readonly string[];
}

/** Text constants (`const layoutNamespace = 'layout'`) of all sources by name. */
export function textConstants(sources: readonly Source[]): Constants {
  const constants = new Map<string, string>();
  for (const { tree } of sources)
    for (const statement of tree.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations) {
          const value = initializer && unwrap(initializer);
          if (ts.isIdentifier(name) && value && ts.isStringLiteralLike(value)) constants.set(name.text, value.text);
        }
  return constants;
}

/** Namespaces that the code registers itself, by message folder: `registerMessages('x', { en: () => import('./messages/en.json') })`. */
export function registeredNamespaces(sources: readonly Source[], constants: Constants): Map<string, string> {
  const registered = new Map<string, string>();
  for (const { file, tree } of sources)
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || calledName(node) !== 'registerMessages') return;
      const [namespace] = node.arguments[0] ? keyPatterns(node.arguments[0], constants) : [];
      walk(node, (inner) => {
        if (namespace === undefined || !ts.isCallExpression(inner) || inner.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
        const [path] = inner.arguments[0] ? keyPatterns(inner.arguments[0]) : [];
        if (path) registered.set(posix.dirname(posix.join(posix.dirname(file), path)), namespace);
      });
    });
  return registered;
}

/** Every place in a source that asks for a text: `t('key')`, `i18n.t(…)`, `<Trans i18nKey>`, and the server's `message(language, key)` and `firstMessage(language, …keys)`. */
export function keyUses(source: Source, constants: Constants): KeyUse[] {
  const bound = boundNamespaces(source, constants);
  const uses: KeyUse[] = [];
  const add = (node: ts.Node, key: ts.Expression | undefined, namespaces: readonly string[]): void => {
    for (const pattern of key ? keyPatterns(key, constants) : []) uses.push({ file: source.file, line: lineOf(source, node), pattern, namespaces });
  };
  walk(source.tree, (node) => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (name === 'message' && source.file.startsWith('apps/server/')) add(node, node.arguments[1], ['server']);
      else if (name === 'firstMessage' && source.file.startsWith('apps/server/')) node.arguments.slice(1).forEach((key) => add(node, key, ['server']));
      else if (name !== undefined && (name === 't' || bound.has(name)))
        add(node, node.arguments[0], [...(namespaceOption(node, constants) ?? bound.get(name) ?? [])]);
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
      add(node, attributeValue(node), [...(bound.get('t') ?? [])]);
    }
  });
  return uses;
}

/**
 * Fields above the columns of a workbook: those that an export lists (`exportedFields('feedbacksList', ['title'])`, `text('title')`), the
 * `fields` of an import, and the headers that a master gives them. Each needs a name among those of the `noun` that the file names.
 * Workbooks that follow from the contract as a whole are checked by the walk over lists.
 */
export function listedFields(source: Source): KeyUse[] {
  const uses: KeyUse[] = [];
  let noun: string | undefined;
  walk(source.tree, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'noun' && ts.isStringLiteralLike(node.initializer)) noun = camelCase(node.initializer.text);
  });
  if (noun === undefined) return [];
  const makers = columnMakers(source);
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) uses.push({ file: source.file, line: lineOf(source, node), pattern: `field.${node.text}`, namespaces: [noun!] });
  };
  walk(source.tree, (node) => {
    if (ts.isCallExpression(node)) {
      const maker = ts.isIdentifier(node.expression) ? makers.get(node.expression.text) : undefined;
      const field = maker === undefined ? undefined : node.arguments[ofList.has(maker) ? 1 : 0];
      if (field && ts.isArrayLiteralExpression(field)) field.elements.forEach(add);
      else add(headerOf(node.arguments.find(ts.isObjectLiteralExpression)) ?? field);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'header') {
      add(node.initializer);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'fields' && ts.isArrayLiteralExpression(node.initializer)) {
      for (const field of node.initializer.elements) if (ts.isObjectLiteralExpression(field)) add(headerOf(field) ?? valueOf(field, 'name'));
    }
  });
  return uses;
}

/**
 * Fields that a page of the portal shows by its sheet: `const list: SheetList<Item, typeof sheet> = { columns: { title: 200 }, filters: ['title'] }`,
 * `<SheetField name="title" />`. Each needs a name in the namespace of the file, unless it is given another one there.
 */
export function sheetFields(source: Source, constants: Constants): KeyUse[] {
  const namespaces = namespacesOf(source, constants);
  const uses: KeyUse[] = [];
  const add = (node: ts.Node | undefined, where = namespaces): void => {
    if (node && (ts.isStringLiteralLike(node) || ts.isIdentifier(node)))
      uses.push({ file: source.file, line: lineOf(source, node), pattern: `field.${node.text}`, namespaces: where });
  };
  walk(source.tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.type && node.type.getText().startsWith('SheetList<') && node.initializer) {
      const list = ts.isObjectLiteralExpression(node.initializer) ? node.initializer : undefined;
      for (const property of listFields) {
        const fields = list && valueOf(list, property);
        if (fields && ts.isArrayLiteralExpression(fields))
          fields.elements.filter((field) => !ts.isIdentifier(field)).forEach((field) => add(sheetName(field), nounOf(list)));
        if (fields && ts.isObjectLiteralExpression(fields))
          fields.properties.filter(ts.isPropertyAssignment).forEach((column) => add(columnName(column), nounOf(list)));
      }
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'name' && node.parent.parent.tagName.getText() === 'SheetField') {
      const isNamed = node.parent.properties.some((other) => ts.isJsxAttribute(other) && other.name.getText() === 'label');
      if (!isNamed) add(attributeValue(node));
    }
  });
  return uses;
}

/**
 * Texts that the parts of a form name: `<Section name="machine">` has the title `section.machine`, `<Slots />` that of `section.files`,
 * `<Field name="vin" />` and `lineColumns('lines', { qty: {} })` show the names of fields.
 */
export function formParts(source: Source, constants: Constants): KeyUse[] {
  if (!isOfKind(source)) return [];
  const namespaces = namespacesOf(source, constants);
  const uses: KeyUse[] = [];
  const add = (node: ts.Node, pattern: string): void => void uses.push({ file: source.file, line: lineOf(source, node), pattern, namespaces });
  const addNamed = (element: ts.JsxOpeningLikeElement, before: string): void => {
    const name = element.attributes.properties.filter(ts.isJsxAttribute).find((attribute) => attribute.name.getText() === 'name');
    const value = name && attributeValue(name);
    if (value && ts.isStringLiteralLike(value)) add(element, `${before}.${value.text}`);
  };
  walk(source.tree, (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      if (tag === 'Section') addNamed(node, 'section');
      else if (tag === 'Field') addNamed(node, 'field');
      else if (tag === 'Slots') add(node, 'section.files');
    } else if (ts.isCallExpression(node) && calledName(node) === 'lineColumns') {
      const [list, columns] = node.arguments;
      if (list && ts.isStringLiteralLike(list) && columns && ts.isObjectLiteralExpression(columns))
        columns.properties.forEach(({ name }) => name && add(name, `field.${list.text}.${name.getText()}`));
    }
  });
  return uses;
}

/** True if the parts come from the kind beside the page; other components of the same names do not count. */
const isOfKind = ({ tree }: Source): boolean =>
  tree.statements.filter(ts.isImportDeclaration).some(({ moduleSpecifier }) => /Kind\.ts['"]$/.test(moduleSpecifier.getText()));

/** The field that gives a column of a list its name. */
const columnName = ({ name, initializer }: ts.PropertyAssignment): ts.Node =>
  (ts.isObjectLiteralExpression(initializer) ? valueOf(initializer, 'named') : undefined) ?? name;

/** Properties of a list that name fields of its sheet. */
const listFields = ['columns', 'exported', 'filters', 'query'] as const;

/**
 * Texts that lists name as data: `label`, `placeholder` and `text` of a filter, and the title, empty and import text of the list
 * that a page shows (`<MasterListPage list={list} />`).
 */
export function listTexts(source: Source, constants: Constants): KeyUse[] {
  const uses: KeyUse[] = [];
  const lists = new Map<string, ts.ObjectLiteralExpression>();
  const add = (node: ts.Node, pattern: string, namespaces: readonly string[]): void =>
    void uses.push({ file: source.file, line: lineOf(source, node), pattern, namespaces });
  walk(source.tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.type && /^(?:SheetList<|ListFilter$)/.test(node.type.getText()) && node.initializer) {
      const list = ts.isObjectLiteralExpression(node.initializer) ? node.initializer : undefined;
      if (list) lists.set(node.name.getText(), list);
      walk(node.initializer, (inner) => {
        if (ts.isPropertyAssignment(inner) && filterTexts.has(inner.name.getText()) && ts.isStringLiteralLike(inner.initializer))
          add(inner, inner.initializer.text, nounOf(list) ?? namespacesOf(source, constants));
      });
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'list') {
      const list = lists.get(attributeValue(node)?.getText() ?? '');
      const texts = list && textOf(list, 'texts');
      for (const name of pageTexts[node.parent.parent.tagName.getText()] ?? []) add(node, texts === undefined ? name : `${texts}.${name}`, nounOf(list) ?? []);
    }
  });
  return uses;
}

const filterTexts: ReadonlySet<string> = new Set(['label', 'placeholder', 'text']);

/** Texts of its list that a page shows by itself. */
const pageTexts: Readonly<Record<string, readonly string[]>> = {
  AdministrationListPage: ['title', 'empty'],
  // An empty list may have another text for the maker's staff.
  DocumentListPage: ['title', 'empty*'],
  MasterListPage: ['title', 'empty', 'import', 'add', 'edit'],
};

function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = valueOf(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The namespace of a list of fields, as the list says. */
function nounOf(list: ts.ObjectLiteralExpression | undefined): string[] | undefined {
  const noun = list && textOf(list, 'noun');
  return noun === undefined ? undefined : [noun];
}

const namespacesOf = (source: Source, constants: Constants): string[] => [
  ...new Set([...(boundNamespaces(source, constants).get('t') ?? []), ...translated(source)]),
];

/** The field whose own name is used; none where the page gives it another. */
function sheetName(field: ts.Expression): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(field)) return field;
  if (['label', 'own'].some((name) => valueOf(field, name))) return undefined;
  return valueOf(field, 'named') ?? valueOf(field, 'name') ?? valueOf(field, 'value');
}

/** Namespaces of functions that a file is handed: `t: TFunction<'feedback'>`. */
function translated({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!ts.isTypeReferenceNode(node) || node.typeName.getText() !== 'TFunction') return;
    const [namespace] = node.typeArguments ?? [];
    if (namespace && ts.isLiteralTypeNode(namespace) && ts.isStringLiteral(namespace.literal)) found.push(namespace.literal.text);
  });
  return found;
}

/** Those whose first argument is the list, and the second the field or fields. */
const ofList: ReadonlySet<string> = new Set(['exportedFields', 'money']);
/** Those that take the list as a whole. */
const wholeLists: ReadonlySet<string> = new Set(['documentExport', 'currency']);

/** Functions that a source imports to make columns of an export, by their local names. A currency has the common name, whatever field it comes from. */
function columnMakers({ tree }: Source): Map<string, string> {
  const imports = tree.statements.filter(ts.isImportDeclaration).filter(({ moduleSpecifier }) => /\/exportedList\.ts['"]$/.test(moduleSpecifier.getText()));
  const named = imports.map(({ importClause }) => importClause?.namedBindings).filter((bindings) => bindings !== undefined && ts.isNamedImports(bindings));
  return new Map(
    named.flatMap(({ elements }) =>
      elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).getText()] as const).filter(([, maker]) => !wholeLists.has(maker)),
    ),
  );
}

/** The field that gives a column its heading, where that is not the column's own. */
const headerOf = (options: ts.ObjectLiteralExpression | undefined): ts.Expression | undefined => options && valueOf(options, 'header');

const valueOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)?.initializer;

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Namespaces by the local name of the function: `const { t: tUi } = useTranslation('ui')`, or of papers `const label = useTwoLanguages('campaign')`. */
function boundNamespaces({ tree }: Source, constants: Constants): Map<string, Set<string>> {
  const bound = new Map<string, Set<string>>();
  const bind = (name: string, argument: ts.Expression): void => {
    const namespaces = bound.get(name) ?? new Set();
    for (const namespace of keyPatterns(argument, constants)) namespaces.add(namespace);
    bound.set(name, namespaces);
  };
  walk(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const call = unwrap(node.initializer);
    if (!ts.isCallExpression(call) || !call.arguments[0]) return;
    if (ts.isIdentifier(node.name)) {
      if (calledName(call) === 'useTwoLanguages') bind(node.name.text, call.arguments[0]);
      return;
    }
    if (!ts.isObjectBindingPattern(node.name) || calledName(call) !== 'useTranslation') return;
    for (const { name, propertyName } of node.name.elements) {
      if (ts.isIdentifier(name) && (propertyName ?? name).getText() === 't') bind(name.text, call.arguments[0]);
    }
  });
  return bound;
}

function namespaceOption(call: ts.CallExpression, constants: Constants): string[] | undefined {
  for (const argument of call.arguments.slice(1)) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    const option = argument.properties.find((property) => property.name?.getText() === 'ns');
    if (option && ts.isPropertyAssignment(option)) return keyPatterns(option.initializer, constants);
  }
  return undefined;
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

function attributeValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}
