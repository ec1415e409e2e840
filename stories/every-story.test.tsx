import { isOfAdmin, playEveryStory } from './play-every-story.tsx';

await playEveryStory((file) => !isOfAdmin(file));
