import { type Handlers } from '../../calls/api';
import { deleteFrom, found, ok } from '../../calls/reply';
import { textField } from '../../calls/request';
import { wireRow } from '../../database/wire';
import { savedImage } from '../../calls/savedImages';

/** Lists banners newest first. */
export const bannerHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('banners');
  const banner = (id: unknown) => found(rows.find(id), 'Banner');

  post('banners/list', {}, () => ok(rows.all().map(wireRow).reverse()));

  post('banners/create', { kind: 'form', required: ['link', 'image'] }, (fields) => {
    const created = rows.insert({ link: textField(fields, 'link'), image: savedImage(fields, media)! });
    return ok(wireRow(created), 'Banner created successfully.');
  });

  post('banners/update', { kind: 'form', required: ['id', 'link'] }, (fields) => {
    const { id, image } = banner(fields.id);
    rows.update(id, { link: textField(fields, 'link'), image: savedImage(fields, media) ?? image });
    return ok(null, 'Banner updated successfully.');
  });

  post('banners/delete', { required: ['id'] }, deleteFrom(rows, 'Banner'));
};
