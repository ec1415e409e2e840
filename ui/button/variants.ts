/** `accent` is for one button of a screen; `quiet` has an outline, `plain` has none. */
export type ButtonVariant = 'accent' | 'primary' | 'quiet' | 'plain' | 'destructive';
/** 36 px with a mouse (44 px by touch), 44 px, 52 px. */
export type ButtonSize = 'small' | 'medium' | 'large';
/** `full` spans the line, as at the end of a form on a phone. */
export type ButtonWidth = 'auto' | 'full';
