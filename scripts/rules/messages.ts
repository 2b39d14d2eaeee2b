// Checks the texts of the interface: six languages with equal keys and placeholders, every key in use exists, no key is unused, and no text
// is in code. `node scripts/rules/messages.ts` lists the violations.
import ts from 'typescript';
import { root } from '../command.ts';
import { askedKey, type Bundle, bundleFindings, commonFields, languages, readBundles, readFieldNames } from './messages/bundles.ts';
import { patternTest } from './messages/keyPatterns.ts';
import { chineseInCode, textInCode } from './messages/textInCode.ts';
import { inputFields } from './messages/inputs.ts';
import { formParts, type KeyUse, keyUses, listedFields, listTexts, registeredNamespaces, sheetFields, textConstants } from './messages/uses.ts';
import { files, isTestOrStory } from '../files.ts';
import { type Finding, lineOf, parse, printFindings, type Source, walk } from './sources.ts';

/** Codes of refusals and warnings in the server; each has a text. */
const serverCode = /^[EW]-\d{3}$/;

/** Demo data and dictionaries are texts, in all six languages, and not of the interface. */
const isData = (file: string): boolean => /(^|\/)(seed|data|migrations)\//.test(file);

/** Everything wrong with the texts of the project at `folder`. */
export function findMessageProblems(folder: string): Finding[] {
  const sources = parse(folder, files(folder, ['{packages,apps}/*/{src,seed}/**/*.{ts,tsx}']));
  const product = sources.filter(({ file }) => !isTestOrStory(file));
  const constants = textConstants(product);
  const registered = registeredNamespaces(product, constants);
  const fieldNames = readFieldNames(folder);
  const texts = readBundles(folder).map((bundle) => ({
    ...bundle,
    namespace: isOfServer(bundle) ? 'server' : (registered.get(bundle.folder) ?? bundle.namespace),
  }));
  const bundles = [...texts, ...fieldNames];
  const nouns = fieldNames.filter(({ folder: each }) => each !== commonFields).map(({ namespace }) => namespace);
  const listed = [...product.flatMap(listedFields), ...inputFields(folder, nouns, product)];
  const uses = [...product.flatMap((source) => [keyUses, sheetFields, formParts, listTexts].flatMap((usesOf) => usesOf(source, constants))), ...listed];
  return [
    ...bundles.flatMap((bundle) => bundleFindings(folder, bundle)),
    ...doubleKeys(bundles.filter(isOfServer)),
    ...doubleNamespaces(texts.filter(({ folder: each }) => each.startsWith('apps/portal/'))),
    ...unknownKeys(uses, bundles),
    ...doubleNames(fieldNames),
    ...texts.flatMap(namesElsewhere),
    ...unknownCodes(product, bundles),
    ...bundles.flatMap((bundle) => unusedKeys(bundle, uses, product)),
    ...product.filter(({ file }) => /^(packages\/ui|apps\/portal)\//.test(file)).flatMap(textInCode),
    ...product.filter(({ file }) => !isData(file)).flatMap(chineseInCode),
  ];
}

function keysOf({ texts }: Bundle): string[] {
  return [...new Set([...texts['zh-cn'].keys()].map(askedKey))];
}

/** The texts of the server are one list, though modules keep their own beside them. */
const isOfServer = ({ folder }: Bundle): boolean => folder.startsWith('apps/server/src/');

/** Keys that more than one folder has: the server would show one of the texts at random. */
function doubleKeys(bundles: readonly Bundle[]): Finding[] {
  const owners = Map.groupBy(
    bundles.flatMap((bundle) => keysOf(bundle).map((key) => ({ key, folder: bundle.folder }))),
    ({ key }) => key,
  );
  return [...owners]
    .filter(([, places]) => places.length > 1)
    .map(([key, places]) => ({ file: `${places[0]?.folder}/zh-cn.json`, line: 0, text: `${key}: is also in ${places[1]?.folder}` }));
}

/** Folders of the portal with the same namespace: only the texts of one of them would ever load. */
function doubleNamespaces(bundles: readonly Bundle[]): Finding[] {
  return [...Map.groupBy(bundles, ({ namespace }) => namespace)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([namespace, [one, other]]) => ({ file: `${one?.folder}/zh-cn.json`, line: 0, text: `namespace ${namespace}: is also that of ${other?.folder}` }));
}

/** Fields that a noun names again as all nouns do. */
function doubleNames(bundles: readonly Bundle[]): Finding[] {
  const common = bundles.find(({ folder }) => folder === commonFields);
  const isAgain = ({ texts }: Bundle, key: string): boolean =>
    languages.every((language) => common !== undefined && texts[language].get(key) === common.texts[language].get(key));
  return bundles
    .filter((bundle) => bundle !== common)
    .flatMap((bundle) =>
      keysOf(bundle)
        .filter((key) => isAgain(bundle, key))
        .map((key) => ({ file: `${bundle.folder}/zh-cn.json`, line: 0, text: `${key}: is the same in ${commonFields}` })),
    );
}

/** Names of fields among other texts: they belong beside the contract, once for pages and workbooks. */
function namesElsewhere(bundle: Bundle): Finding[] {
  const isName = isOfServer(bundle) ? /^column\./ : bundle.folder.startsWith('apps/portal/src/features/') ? /^(field|column)\./ : undefined;
  const keys = isName ? keysOf(bundle).filter((key) => isName.test(key)) : [];
  return keys.map((key) => ({ file: `${bundle.folder}/zh-cn.json`, line: 0, text: `${key}: names of fields stand in packages/contract/fields` }));
}

const serves = ({ namespace, alsoIn = [] }: Bundle, asked: string): boolean => namespace === asked || alsoIn.includes(asked);

/** The bundles that a use looks into, and the key without its namespace. A use that names none may mean any of its package. */
function lookup({ file, pattern, namespaces }: KeyUse, bundles: readonly Bundle[]): { key: string; places: Bundle[] } {
  const [namespace, key] = pattern.includes(':') ? pattern.split(/:(.*)/s) : [undefined, pattern];
  if (namespace !== undefined)
    return { key: key ?? '', places: bundles.filter((bundle) => [bundle.namespace, ...(bundle.alsoIn ?? [])].some(patternTest(namespace))) };
  const home = file.split('/').slice(0, 2).join('/');
  const places = bundles.filter((bundle) =>
    namespaces.length > 0
      ? namespaces.some((asked) => serves(bundle, asked))
      : bundle.folder.startsWith(`${home}/`) || (home === 'apps/portal' && bundle.folder.startsWith('packages/contract/fields/')),
  );
  return { key: pattern, places };
}

function unknownKeys(uses: readonly KeyUse[], bundles: readonly Bundle[]): Finding[] {
  return uses.flatMap((use) => {
    const { key, places } = lookup(use, bundles);
    const asks = patternTest(key);
    if (places.some((bundle) => keysOf(bundle).some(asks))) return [];
    const where = use.namespaces.length > 0 ? ` in ${use.namespaces.join(', ')}` : '';
    return [{ file: use.file, line: use.line, text: `no message "${use.pattern}"${where}` }];
  });
}

function unknownCodes(sources: readonly Source[], bundles: readonly Bundle[]): Finding[] {
  const known = new Set(bundles.filter(isOfServer).flatMap(keysOf));
  return sources
    .filter(({ file }) => file.startsWith('apps/server/src/'))
    .flatMap((source) =>
      literals(source)
        .filter(({ text }) => serverCode.test(text) && !known.has(text))
        .map((node) => ({ file: source.file, line: lineOf(source, node), text: `no message for the code ${node.text}` })),
    );
}

/** Keys that no use asks for, and that no literal in the owner's code names (`{ titleKey: 'menu.home' }`). */
function unusedKeys(bundle: Bundle, uses: readonly KeyUse[], sources: readonly Source[]): Finding[] {
  const asked = uses.map((use) => lookup(use, [bundle])).filter(({ places }) => places.length > 0);
  const tests = [...new Set(asked.map(({ key }) => key))].map(patternTest);
  const home = bundle.owner.replace(/\/src$/, '');
  const prefix = `${bundle.namespace}:`;
  const named = new Set(
    sources.flatMap((source) =>
      literals(source).flatMap(({ text }) => {
        if (text.startsWith(prefix)) return [text.slice(prefix.length)];
        return source.file.startsWith(`${home}/`) ? [text] : [];
      }),
    ),
  );
  // The catalogue of codes is agreed with other back ends as a whole, including codes that no code here uses yet.
  const unused = keysOf(bundle).filter((key) => !serverCode.test(key) && !named.has(key) && !tests.some((asks) => asks(key)));
  return unused.map((key) => ({ file: `${bundle.folder}/zh-cn.json`, line: 0, text: `${key}: is not used` }));
}

const literalsOf = new WeakMap<Source, ts.StringLiteralLike[]>();

function literals(source: Source): ts.StringLiteralLike[] {
  const cached = literalsOf.get(source);
  if (cached) return cached;
  const found: ts.StringLiteralLike[] = [];
  walk(source.tree, (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node);
  });
  literalsOf.set(source, found);
  return found;
}

if (import.meta.main) {
  const findings = findMessageProblems(root);
  if (findings.length > 0) console.log(printFindings(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
