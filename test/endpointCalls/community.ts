import { communityApi } from '@/services/community';
import { howToUseApi } from '@/services/howToUse';
import { type EndpointCall, image } from './endpointCall';

const community = communityApi.endpoints;
const howToUse = howToUseApi.endpoints;

const GROUP = { title: 'Newly diagnosed', privacy: 'members' } as const;
const POST = { groupId: 2, title: 'Hello', content: 'Day one', allowsComments: true, images: [image] };
const POST_TEXTS = { title: 'Hello', content: 'Day one', categoryId: '2', access: 'true' };
const POST_FIELDS = { images: 'receipt.png', ...POST_TEXTS };
const HELP = { categoryId: 3, title: 'Log a meal', description: 'Tap the plus.', media: image };
const HELP_FIELDS = { media: 'receipt.png', categoryId: '3', title: 'Log a meal', description: 'Tap the plus.' };

export const COMMUNITY_CALLS: EndpointCall[] = [
  ['community/list/categories', 'json', community.listGroups.initiate(), {}],
  ['community/create/category', 'json', community.saveGroup.initiate(GROUP), GROUP],
  ['community/update/category', 'json', community.saveGroup.initiate({ ...GROUP, id: 2 }), { ...GROUP, id: 2 }],
  ['community/delete/category', 'json', community.deleteGroup.initiate(2), { id: 2 }],
  ['community/detail', 'json', community.listPosts.initiate(2), { categoryId: 2 }],
  ['community/create/post', 'form', community.createPost.initiate(POST), POST_FIELDS],
  [
    'community/update/post',
    'form',
    community.updatePost.initiate({ ...POST, id: 9, imagesToRemove: [4, 'x-5'], removesMainImage: false }),
    { images: 'receipt.png', imagesToRemove: '[4,"x-5"]', removeOldImage: 'false', ...POST_TEXTS, postId: '9' },
  ],
  ['community/delete/post', 'json', community.deletePost.initiate({ groupId: 2, postId: 9 }), { postId: 9 }],
  ['communityComments/list', 'json', community.listComments.initiate(9), { postId: 9 }],
  [
    'communityComments/create',
    'json',
    community.createComment.initiate({ groupId: 2, postId: 9, comment: 'Same here' }),
    { postId: 9, comment: 'Same here' },
  ],
  [
    'communityComments/update',
    'json',
    community.updateComment.initiate({ postId: 9, commentId: 7, comment: 'Me too' }),
    { commentId: 7, comment: 'Me too' },
  ],
  [
    'communityComments/delete',
    'json',
    community.deleteComment.initiate({ groupId: 2, postId: 9, commentId: 7 }),
    { commentId: 7 },
  ],
  [
    'communityLikes/react',
    'json',
    community.toggleLike.initiate({ groupId: 2, postId: 9 }),
    { postId: 9, reactionType: 'Love' },
  ],
  ['howToUse/list', 'json', howToUse.listHowToUse.initiate(), {}],
  ['howToUse/createCategory', 'json', howToUse.createHelpCategory.initiate('Start'), { title: 'Start' }],
  ['howToUse/create', 'form', howToUse.saveHelpContent.initiate(HELP), HELP_FIELDS],
  ['howToUse/create', 'form', howToUse.saveHelpContent.initiate({ ...HELP, inRound: true }), HELP_FIELDS],
  [
    'howToUse/update',
    'form',
    howToUse.saveHelpContent.initiate({ ...HELP, id: 7, inRound: true }),
    { ...HELP_FIELDS, id: '7' },
  ],
  ['howToUse/delete', 'json', howToUse.deleteHelpContent.initiate({ id: 7, inRound: true }), { id: 7 }],
  [
    'howToUse/update',
    'form',
    howToUse.saveHelpContent.initiate({ ...HELP, id: 6, media: 'https://films.example/a.mp4' }),
    { ...HELP_FIELDS, media: 'https://films.example/a.mp4', id: '6' },
  ],
  ['howToUse/delete', 'json', howToUse.deleteHelpContent.initiate({ id: 6 }), { id: 6 }],
];
