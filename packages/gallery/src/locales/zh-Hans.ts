import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Simplified Chinese. */
export const messages: MarkupMessages = {
  place: '第 {n} 张，共 {count} 张',
  unavailable: '图片无法显示',
  stop: '停止轮播',
  start: '开始轮播',
  lightbox: '图片查看器',
  previous: '上一张',
  next: '下一张',
  play: '播放视频',
  named: '{label}：{name}',
  zoom: '缩放',
  close: '关闭',
  gallery: '图库',
  carousel: '轮播',
  slide: '幻灯片',
  view: '查看原图',
  preview: '预览',
  choose: '选择图片',
}
