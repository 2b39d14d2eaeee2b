// What the public entries of @harrow/ui export, as tables for the manual: props of components, members of types. Read from the sources, so
// that no table can be out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { borrowedMeanings } from './borrowed.ts';
import type { TypeMember, TypeTables } from './typeTables.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/ui');

/** More members of a dependency's type than these are its whole type, which its own documentation describes. */
const mostBorrowed = 16;
/** Characters of an alias that may stand in place of its name. */
const shortAlias = 90;

/** Tables of all components and types that @harrow/ui exports. */
export function readTypes(): TypeTables {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const files = Object.values(exports)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const tables: TypeTables = { components: {}, types: {} };
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (symbol.flags & ts.SymbolFlags.Value) addComponent(exported.name, symbol);
      if (symbol.flags & ts.SymbolFlags.Type) addType(exported.name, symbol);
    }
  }
  return tables;

  function addComponent(name: string, symbol: ts.Symbol): void {
    if (!/^[A-Z][a-z]/.test(name)) return;
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [props] = signature?.parameters ?? [];
    if (!signature) return;
    tables.components[name] = props ? membersOf(checker.getTypeOfSymbol(props)) : [];
  }

  function addType(name: string, symbol: ts.Symbol): void {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const isText = (type.flags & ts.TypeFlags.StringLike) !== 0 || choicesOf(type) !== undefined;
    tables.types[name] = {
      description: textOf(symbol),
      members: isText ? [] : membersOf(type),
      ...(alias && { text: alias.getText().replace(/^export /, '') }),
    };
  }

  function membersOf(type: ts.Type): TypeMember[] {
    const all = type.getProperties().filter((member) => !member.name.startsWith('__') && !isOfError(member));
    const isOurs = (member: ts.Symbol): boolean => (member.declarations ?? []).some((each) => !isBorrowed(each));
    const borrowed = all.filter((member) => !isOurs(member));
    return all.filter((member) => borrowed.length <= mostBorrowed || isOurs(member)).map(toMember);
  }

  function toMember(member: ts.Symbol): TypeMember {
    const declaration = member.declarations?.[0];
    const { description, fallback } = splitDefault(textOf(member) || (isBorrowed(declaration) ? (borrowedMeanings[member.name] ?? '') : ''));
    const type = declaration ? writtenType(declaration, member) : checker.typeToString(checker.getTypeOfSymbol(member));
    return {
      name: member.name,
      required: !(member.flags & ts.SymbolFlags.Optional) && !hasQuestionMark(declaration),
      type: readable(type),
      choices: choicesOf(checker.getNonNullableType(checker.getTypeOfSymbol(member))),
      description,
      ...(fallback !== undefined && { default: fallback }),
    };
  }

  function textOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
  }

  /** As the source has it, which is easier to read than what the compiler makes of it; short names of choices are spelt out. */
  function writtenType(declaration: ts.Declaration, member: ts.Symbol): string {
    if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
      const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
      return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
    }
    if (!ts.isPropertySignature(declaration) || !declaration.type) return checker.typeToString(checker.getTypeOfSymbol(member));
    const text = withoutUndefined(declaration.type);
    if (!ts.isTypeReferenceNode(declaration.type) && !ts.isIndexedAccessTypeNode(declaration.type)) return text;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    const spelt = choicesOf(type)?.join(' | ');
    if (spelt !== undefined && spelt.length <= shortAlias) return spelt;
    if (!ts.isIndexedAccessTypeNode(declaration.type)) return text;
    const resolved = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return resolved.length <= shortAlias ? resolved : text;
  }

  /** The texts and numbers of a union of nothing else. */
  function choicesOf(type: ts.Type): string[] | undefined {
    if (!type.isUnion() || !type.types.every((each) => each.isStringLiteral() || each.isNumberLiteral())) return undefined;
    return type.types.map((each) => checker.typeToString(each).replaceAll('"', "'"));
  }
}

/** A dependency's. */
const isBorrowed = (declaration: ts.Declaration | undefined): boolean => declaration?.getSourceFile().fileName.includes('node_modules') ?? false;

/** What every `Error` has. */
const isOfError = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every((each) => /\/lib\.[\w.]+\.d\.ts$/.test(each.getSourceFile().fileName));

const hasQuestionMark = (declaration: ts.Declaration | undefined): boolean =>
  declaration !== undefined && (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) && declaration.questionToken !== undefined;

/** That a member may be left out is said by its question mark. */
function withoutUndefined(type: ts.TypeNode): string {
  if (!ts.isUnionTypeNode(type)) return type.getText();
  const parts = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = parts;
  if (parts.length === 1 && only && ts.isParenthesizedTypeNode(only)) return only.type.getText();
  return parts.map((part) => part.getText()).join(' | ');
}

/** One line. */
const readable = (type: string): string =>
  type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bReact\./g, '')
    .trim();

/** A docstring without its sentence about the default, if that is short enough for a column of its own. */
function splitDefault(text: string): { description: string; fallback?: string } {
  const found = /(?:^|(?<=[.)] ))Default:? ((?:[^.]|\.(?! |$)){1,60})(?:\.(?= |$)|$)/.exec(text);
  if (!found) return { description: text };
  return { description: text.replace(found[0], '').replaceAll(/\s+/g, ' ').trim(), fallback: found[1]!.replaceAll('`', '').trim() };
}
