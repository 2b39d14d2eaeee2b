import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours are those of the page's palette, which follows light and dark by itself. */
const look = EditorView.theme({
  '&': { color: 'var(--hw-text)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Mono", "Noto Sans Mono", Consolas, monospace', lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--hw-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--hw-text)' },
  '.cm-gutters': { color: 'var(--hw-text-tertiary)', backgroundColor: 'var(--hw-surface-quiet)', borderRight: '1px solid var(--hw-border)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--hw-hover) 60%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--hw-brand) 25%, transparent) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--hw-tone-success-ground)', outline: '1px solid var(--hw-tone-success-border)' },
  '.cm-placeholder': { color: 'var(--hw-text-tertiary)' },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--hw-tone-blue-text)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--hw-tone-success-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--hw-tone-warning-text)' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: 'var(--hw-tone-cyan-text)' },
  { tag: [tags.tagName, tags.typeName, tags.className, tags.namespace], color: 'var(--hw-tone-processing-text)' },
  { tag: tags.comment, color: 'var(--hw-text-tertiary)', fontStyle: 'italic' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.invalid, color: 'var(--hw-danger)' },
]);

export const codeTheme = [look, syntaxHighlighting(colours)];
