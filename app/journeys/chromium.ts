import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.ts';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-prefer-compositing-to-lcd-text',
  '--font-render-hinting=none',
  // Partial repaints have different edges, so rounded corners would differ.
  '--disable-partial-raster',
  // Otherwise unpainted parts would be blank on screenshots.
  '--run-all-compositor-stages-before-draw',
];

/** Launches the pinned browser from an npm package, with its own fonts, the same on every machine. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

export async function launchOptions(): Promise<LaunchOptions> {
  const { executable, libraries, fontConfig } = await unpackChromium();
  return {
    executablePath: executable,
    args: launchArguments,
    env: {
      ...process.env,
      FONTCONFIG_FILE: fontConfig,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}
