import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { Density } from '../../styles/density.ts';
import { darkPalette, paletteOf, primaryShades } from './palette.ts';

/** The fonts of the language, see styles/base.css. */
const fontFamily = 'var(--hw-font)';

export interface ThemeOptions {
  dark: boolean;
  primaryColor: string;
  density: Density;
  colorWeak: boolean;
  /** False where the system asks for less movement. */
  motion: boolean;
}

/** Px. */
const controlHeights: Record<Density, number> = { compact: 28, default: 32, roomy: 36 };

/** Our look as antd tokens. */
export function createTheme({ dark, primaryColor, density, colorWeak, motion }: ThemeOptions): ThemeConfig {
  const palette = paletteOf(dark, colorWeak);
  const { fill, ink } = primaryShades(primaryColor, palette);
  return {
    // One antd per page: its class names need no hash, and rules become shorter (docs/decisions/library/antd-styles.md).
    hashed: false,
    algorithm: dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: fill,
      colorInfo: fill,
      colorLink: ink,
      colorLinkHover: ink,
      colorLinkActive: ink,
      colorPrimaryText: ink,
      colorPrimaryTextHover: ink,
      colorError: palette.errorFill,
      colorErrorText: palette.danger,
      colorWarningText: palette.tones.warning[0],
      colorSuccessText: palette.tones.success[0],
      colorText: palette.text,
      colorTextSecondary: palette.textSecondary,
      colorTextTertiary: palette.textTertiary,
      colorTextDescription: palette.textTertiary,
      colorTextPlaceholder: palette.textTertiary,
      colorIcon: palette.textTertiary,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surfaceRaised,
      colorBorder: palette.borderStrong,
      colorBorderSecondary: palette.border,
      colorSplit: palette.border,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      borderRadius: 6,
      borderRadiusLG: 8,
      controlHeight: controlHeights[density],
      fontFamily,
      fontSize: 14,
      motion,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    // Words that antd writes in the primary colour need its readable shade.
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: ink,
        defaultActiveColor: ink,
        // Hover keeps the contrast of white on the fill.
        colorPrimaryHover: fill,
        // So does one at work; its sign says that it is.
        opacityLoading: 1,
        // In the dark the red that can be read is a light one; on it, as a fill, words are dark.
        ...(dark && { colorError: palette.danger, colorErrorHover: palette.danger, colorErrorActive: palette.danger, dangerColor: palette.ground }),
      },
      Menu: {
        itemSelectedColor: ink,
        subMenuItemSelectedColor: ink,
        horizontalItemSelectedColor: ink,
        // The dark menu stands on the ground of the layout.
        darkItemBg: 'transparent',
        darkSubMenuItemBg: 'transparent',
        darkPopupBg: darkPalette.surfaceRaised,
        darkItemSelectedBg: 'rgb(255 255 255 / 12%)',
        darkItemSelectedColor: darkPalette.text,
        darkItemColor: darkPalette.textSecondary,
        darkGroupTitleColor: darkPalette.textTertiary,
      },
      // Disabled fields stay readable.
      Input: { colorTextDisabled: palette.textSecondary },
      Select: { colorTextDisabled: palette.textSecondary },
      DatePicker: { colorTextDisabled: palette.textSecondary },
      Tabs: { itemSelectedColor: ink, itemHoverColor: ink, itemActiveColor: ink, inkBarColor: ink },
      Radio: { buttonColor: palette.text, colorPrimary: ink },
      Steps: { colorPrimary: fill },
      Segmented: { itemColor: palette.textSecondary },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 16, labelColor: palette.textSecondary, colorError: palette.danger },
      Table: { headerColor: palette.textSecondary, headerBg: palette.surfaceQuiet },
    },
  };
}

/** The look of the application with what is asked for in addition. */
export function createHostedTheme(asked: {
  appearance: 'light' | 'dark' | undefined;
  primaryColor: string | undefined;
  density: Density | undefined;
}): ThemeConfig {
  const { appearance, primaryColor, density } = asked;
  return {
    ...(appearance && { algorithm: appearance === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm }),
    token: {
      ...(primaryColor !== undefined && { colorPrimary: primaryColor, colorInfo: primaryColor, colorLink: primaryColor }),
      ...(density && { controlHeight: controlHeights[density] }),
    },
  };
}

/** `over` on top of `base`, component by component. */
export function mergeThemes(base: ThemeConfig, over: ThemeConfig = {}): ThemeConfig {
  const components: Record<string, object | undefined> = { ...base.components };
  for (const [name, tokens] of Object.entries(over.components ?? {})) components[name] = { ...components[name], ...tokens };
  return { ...base, ...over, token: { ...base.token, ...over.token }, components };
}
