export { checkImage, imageLoaders, type ImageProblem, type ImageRequest } from './core/image-check.ts'
